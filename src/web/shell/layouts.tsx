import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '../routes.ts';
import { preloadedModule, useLazyModule, type LazyModule } from '../ui/lazy-module.ts';
import { BlankLayout } from './BlankLayout.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';

export interface LayoutProps {
  children: ReactNode;
  isLoading: boolean;
  routeName: string;
}

const authLayout = preloadedModule(() => import('./AuthLayout.tsx'), { isRare: true });

/** Lazy, as most visitors never sign in. */
function LazyAuthLayout(props: LayoutProps) {
  const { AuthLayout } = useLazyModule(authLayout);
  return <AuthLayout {...props} />;
}

const checkoutLayout = preloadedModule(() => import('./checkout/CheckoutLayout.tsx'), { isRare: true });

/** Lazy, as most pages are no checkout. */
function LazyCheckoutLayout(props: LayoutProps) {
  const { CheckoutLayout } = useLazyModule(checkoutLayout);
  return <CheckoutLayout {...props} />;
}

const lazyLayouts: Partial<Record<LayoutName, LazyModule<unknown>>> = {
  auth: authLayout,
  checkout: checkoutLayout,
};

/** Fetches the code of a layout that has not arrived, so that a page does not appear without its frame. */
export async function loadLayout(name: LayoutName): Promise<void> {
  const lazy = lazyLayouts[name];
  if (lazy && !lazy.loaded()) await lazy.load();
}

/** Layouts by name (RT-18). The back office and the creator bring their own frame inside a bare page. */
export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  auth: LazyAuthLayout,
  checkout: LazyCheckoutLayout,
  blank: BlankLayout,
  admin: BlankLayout,
  creator: BlankLayout,
};
