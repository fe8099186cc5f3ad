import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useToast, type ToastContent } from '../ui/Toast.tsx';
import { useModals, type ModalName } from './modals.tsx';
import { useNavigate, type Go } from './navigation.tsx';
import { usePage, type PageContext } from './page.tsx';

/** What code outside of components may use of the page it works on. */
export interface AppContext {
  page: PageContext;
  queries: QueryClient;
  openModal: (name: ModalName, props?: Record<string, unknown>) => void;
  toast: (toast: ToastContent) => void;
  go: Go;
}

export function useAppContext(): AppContext {
  const { openModal } = useModals();
  return { page: usePage(), queries: useQueryClient(), openModal, toast: useToast(), go: useNavigate() };
}
