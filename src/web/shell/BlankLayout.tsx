import type { LayoutProps } from './layouts.tsx';

/** The page and nothing around it. */
export function BlankLayout({ children }: LayoutProps) {
  return <main id="content">{children}</main>;
}
