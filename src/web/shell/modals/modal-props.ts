import type { ModalName } from '../../state/modals.tsx';

export interface ModalComponentProps {
  name: ModalName;
  onClose: () => void;
  props: Record<string, unknown>;
}
