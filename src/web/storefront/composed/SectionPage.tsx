import type { ReactNode } from 'react';
import type { ComposedPage } from '../../../domain/creator/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { ComposedView } from './ComposedView.tsx';

interface Props {
  composed: ComposedPage;
  /** The list the page is found in. */
  section: { label: string; href: string };
  /** What the page itself shows below the first block. */
  afterHead?: ReactNode;
}

/** A composed page of a section: the way back to its list, then what editors composed. */
export function SectionPage({ composed, section, afterHead }: Props) {
  const t = useT();
  return (
    <ComposedView
      composed={composed}
      crumbs={[
        { label: t('common.home'), href: paths.home() },
        section,
        { label: composed.scheme.meta_title },
      ]}
      afterHead={afterHead}
    />
  );
}
