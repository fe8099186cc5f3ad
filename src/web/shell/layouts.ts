import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '../routes.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { BlankLayout } from './BlankLayout.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';

export interface LayoutProps {
  children: ReactNode;
  isLoading: boolean;
  routeName: string;
}

/** Layouts by name (RT-18). The back office and the creator draw their own frame inside a bare page. */
export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  auth: AuthLayout,
  blank: BlankLayout,
  admin: BlankLayout,
  creator: BlankLayout,
};
