import type { LayoutProps } from './layouts.tsx';

export function BlankLayout({ children }: LayoutProps) {
  return <main id="content">{children}</main>;
}
