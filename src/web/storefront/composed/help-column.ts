import type { ComposedPage, SharedPlaceholders } from '../../../domain/creator/contract.ts';
import { isStatic } from '../../blocks/tree-facts.ts';
import { isBlock, traits } from '../../blocks/traits.ts';

/** Columns of the footer, which lead to pages of information, with their names. */
const columns = [
  { type: 'FOOTER_HELP', title: 'shell.footer.purchaseHelp' },
  { type: 'FOOTER_ABOUT', title: 'shell.footer.about' },
  { type: 'FOOTER_CONTACT', title: 'shell.footer.contact' },
] as const;

/** Links that stand together in the footer. */
export interface HelpColumn {
  title: (typeof columns)[number]['title'];
  links: { label: string; href: string }[];
}

/** The column of the footer that leads to `path`, if one does. */
export function helpColumnOf(path: string, shared: SharedPlaceholders | undefined): HelpColumn | undefined {
  return columns
    .map(({ type, title }) => ({
      title,
      links: (shared?.positions[type]?.components ?? [])
        .filter((node) => node.name === 'link_button')
        .map((node) => ({ label: String(node.props['linkText']), href: String(node.props['linkUrl']) })),
    }))
    .find(({ links }) => links.some((link) => link.href === path));
}

/** Whether a page is words and pictures alone, which a narrower column suits; sliders and bands need the page's width. */
export function isForReading(page: ComposedPage): boolean {
  const nodes = page.placeholders.flatMap((one) => one.components);
  return nodes.every((node) => isStatic(node) && !(isBlock(node.name) && traits[node.name].width === 'full'));
}
