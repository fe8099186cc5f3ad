import { useCallback, type MouseEvent } from 'react';
import { useModals } from '../../state/modals.tsx';

/** Shows a document of the product within the shop when its link is pressed; any other kind of press downloads it. */
export function useDocumentViewer(product: number): (event: MouseEvent) => void {
  const { openModal } = useModals();
  return useCallback(
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-document]');
      if (!link || event.button > 0 || event.defaultPrevented) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Some browsers give a pressed link no focus, to which the viewer is to return.
      link.focus();
      openModal('fileViewer', { product, document: Number(link.dataset['document']) });
    },
    [openModal, product],
  );
}
