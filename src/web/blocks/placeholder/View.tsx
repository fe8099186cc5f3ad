import { useT } from '../../i18n/texts.tsx';
import type { ViewProps } from '../view.ts';
import type { placeholder } from './block.ts';

export function View({ props, mode, children }: ViewProps<typeof placeholder>) {
  const t = useT();
  if (children.length > 0) return <>{children}</>;
  if (mode === 'view') return null;
  return (
    <div className="type-body-s grid place-items-center gap-2 rounded-card border border-dashed border-control p-6 text-muted">
      {props.label ? <p>{props.label}</p> : null}
      {mode === 'edit' ? (
        <button type="button" data-add-block="" className="font-medium text-link underline">
          {t('editing.addBlock')}
        </button>
      ) : null}
    </div>
  );
}
