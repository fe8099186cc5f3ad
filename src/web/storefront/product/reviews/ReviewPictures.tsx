import { useState } from 'react';
import type { ReviewPicture } from '../../../../domain/reviews/contract.ts';
import { useT } from '../../../i18n/texts.tsx';
import { onDemand } from '../../../parts/on-demand.tsx';

const FileViewer = onDemand(async () => ({
  default: (await import('../../../parts/files/FileViewer.tsx')).FileViewer,
}));

/** Small pictures of a review; pressed, each is shown large. Without script its link shows it. */
export function ReviewPictures({ pictures }: { pictures: readonly ReviewPicture[] }) {
  const t = useT();
  const [shown, setShown] = useState<number | null>(null);
  const picture = shown === null ? undefined : pictures[shown];
  const close = () => setShown(null);
  const titleOf = (index: number) => t('reviews.list.picture', { number: index + 1 });
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-3">
        {pictures.map(({ uuid, small, large, width, height }, index) => (
          <li key={uuid}>
            <a
              href={large}
              onClick={(event) => {
                if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
                  return;
                event.preventDefault();
                setShown(index);
              }}
              className="block size-20 overflow-hidden rounded-input bg-photo"
            >
              <img
                src={small}
                alt={titleOf(index)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {picture && (
        <FileViewer
          file={{ title: titleOf(shown!), url: picture.large, mime: 'image/webp', size: null }}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}
