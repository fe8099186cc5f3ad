import { useT } from '../i18n/texts.tsx';
import type { TextKey } from '../i18n/keys.ts';

/** What stands in an empty place while it is edited. Visitors never see it. */
export function EditPrompt({ text }: { text: TextKey }) {
  const t = useT();
  return (
    <p
      className="type-body-s rounded-card border border-dashed border-control p-6 text-center text-muted"
      data-edit-prompt=""
    >
      {t(text)}
    </p>
  );
}
