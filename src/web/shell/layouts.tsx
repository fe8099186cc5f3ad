import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '../routes.ts';
import { preloadedModule, useLazyModule, type LazyModule } from '../ui/lazy-module.ts';
import { BlankLayout } from './BlankLayout.tsx';

export interface LayoutProps {
  children: ReactNode;
  isLoading: boolean;
  routeName: string;
}

/** Held by every page of the shop, and by none of the checkout, which therefore fetches nothing of it. Says what the first views say. */
const defaultLayout = preloadedModule(() => import('./DefaultLayout.tsx'), { isOfFirstView: true });

function LazyDefaultLayout(props: LayoutProps) {
  const { DefaultLayout } = useLazyModule(defaultLayout);
  return <DefaultLayout {...props} />;
}

const authLayout = preloadedModule(() => import('./AuthLayout.tsx'), { isRare: true });

/** Lazy, as most visitors never sign in. */
function LazyAuthLayout(props: LayoutProps) {
  const { AuthLayout } = useLazyModule(authLayout);
  return <AuthLayout {...props} />;
}

const checkoutLayout = preloadedModule(() => import('./checkout/CheckoutLayout.tsx'), {
  isRare: true,
  isOfFirstView: true,
});

/** Lazy, as most pages are no checkout; the pages of the checkout fetch what it says. */
function LazyCheckoutLayout(props: LayoutProps) {
  const { CheckoutLayout } = useLazyModule(checkoutLayout);
  return <CheckoutLayout {...props} />;
}

const lazyLayouts: Partial<Record<LayoutName, LazyModule<unknown>>> = {
  default: defaultLayout,
  auth: authLayout,
  checkout: checkoutLayout,
};

/** Fetches the code of a layout that has not arrived, so that a page neither appears nor hydrates without its frame. */
export async function loadLayout(name: LayoutName): Promise<void> {
  const lazy = lazyLayouts[name];
  if (lazy && !lazy.loaded()) await lazy.load();
}

/** Layouts by name (RT-18). The back office and the creator bring their own frame inside a bare page. */
export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: LazyDefaultLayout,
  auth: LazyAuthLayout,
  checkout: LazyCheckoutLayout,
  blank: BlankLayout,
  admin: BlankLayout,
  creator: BlankLayout,
};

/** Where the frames of most pages are found among the built files. */
export const layoutSources: Partial<Record<LayoutName, string>> = {
  default: 'src/web/shell/DefaultLayout.tsx',
  checkout: 'src/web/shell/checkout/CheckoutLayout.tsx',
};
