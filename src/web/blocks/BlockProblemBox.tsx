import type { ComposedNode } from '../../domain/creator/contract.ts';
import { useTexts } from '../i18n/texts.tsx';
import { blockOf } from './registry.ts';

/** What an editor sees in the place of a block that is unknown, does not fit or has failed. */
export function BlockProblemBox({ node }: { node: ComposedNode }) {
  const { t, language } = useTexts();
  const name = blockOf(node.name)?.label[language === 'et' ? 'et' : 'en'] ?? node.name;
  return (
    <p
      data-uuid={node.uuid}
      className="type-body-s my-2 rounded-card border border-dashed border-control bg-warning-tint p-4"
    >
      {t(`editing.problem.${node.problem ?? 'failed'}`, { name })}
    </p>
  );
}
