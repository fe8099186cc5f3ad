import { useQuery } from '@tanstack/react-query';
import type { ReviewPicture } from '../../../domain/reviews/contract.ts';
import { download } from '../../api/files.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

/** A picture that its author alone may see yet: fetched with the token, which an address cannot carry. */
export function PrivatePicture({ picture, alt }: { picture: ReviewPicture; alt: string }) {
  const { data, isError } = useQuery({
    queryKey: ['review-picture', picture.uuid],
    queryFn: async () => dataAddress(await download(picture.small)),
    staleTime: Infinity,
  });
  return (
    <span className="grid size-20 place-items-center overflow-hidden rounded-input bg-photo text-meta">
      {data === undefined ? (
        isError && <Icon name="warning-circle" size={24} />
      ) : (
        <img src={data} alt={alt} className="size-full object-cover" />
      )}
    </span>
  );
}

/** Pages may show pictures of the shop and those that stand in them, and no others. */
function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(content);
  });
}
