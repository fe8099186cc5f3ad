import type { ReturnPicture } from '../../../domain/returns/contract.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { openDocument } from '../../parts/files/open-document.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';

interface Props {
  pictures: readonly ReturnPicture[];
  /** That of the link in a mail. */
  linkKey: string | undefined;
}

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Pictures that went with a return, to be looked at again. */
export function SentPictures({ pictures, linkKey }: Props) {
  const { t } = useTexts();
  const toast = useToast();
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {pictures.map(({ uuid, url, content_type }, at) => {
        const title = t('returns.panel.picture', { place: String(at + 1) });
        const name = `${title}.${endings[content_type] ?? 'jpg'}`;
        const keyed = linkKey === undefined ? url : `${url}?${new URLSearchParams({ key: linkKey })}`;
        return (
          <Button
            key={uuid}
            size="s"
            variant="secondary"
            icon="download-simple"
            onClick={() => {
              openDocument({ url: keyed, name }).catch(() =>
                toast({ text: t('returns.panel.noPicture'), tone: 'danger', key: uuid }),
              );
            }}
          >
            {title}
          </Button>
        );
      })}
    </span>
  );
}
