import { translate } from '../../../domain/locales.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ClippedText } from '../ClippedText.tsx';
import { usePageCategory } from '../page-things.ts';
import type { ViewProps } from '../view.ts';
import type { categoryFoot } from './block.ts';

/** What else there is to say of a category, below its products. Without words of the editors there is nothing. */
export function View({ props, mode }: ViewProps<typeof categoryFoot>) {
  const { t, language } = useTexts();
  const category = usePageCategory(mode !== 'preview');
  const sample = mode === 'view' ? '' : t('editing.sampleCategory');
  if (!props.title && !props.description && !sample) return null;
  const title = props.title || translate(category?.i18n_name, language) || sample;
  return (
    <div className="border-t border-line-strong pt-8 wrap-anywhere">
      {title ? <h2 className="type-h2 mb-3">{title}</h2> : null}
      <ClippedText text={props.description} clip="category" mode={mode} />
    </div>
  );
}
