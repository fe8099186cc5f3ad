import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '../routes.ts';
import { preloadedModule, useLazyModule } from '../ui/lazy-module.ts';
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

/** Layouts by name (RT-18). The back office and the creator bring their own frame inside a bare page. */
export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  auth: LazyAuthLayout,
  blank: BlankLayout,
  admin: BlankLayout,
  creator: BlankLayout,
};
