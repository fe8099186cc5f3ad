import { useQuery } from '@tanstack/react-query';
import { productQuery } from '../../api/catalogue.ts';
import { FileViewer } from '../../parts/files/FileViewer.tsx';
import ErrorModal from './ErrorModal.tsx';
import type { ModalComponentProps } from './modal-props.ts';

/**
 * A document of a product (PL-04). It is named by its number alone, so that an address cannot make the shop show a file
 * or a title that is not its own (RT-13).
 */
export default function FileViewerModal({ name, onClose, props }: ModalComponentProps) {
  const id = Number.isSafeInteger(props['product']) ? Number(props['product']) : null;
  const { data: product, isPending } = useQuery({ ...productQuery(id ?? 0), enabled: id !== null });
  const document = product?.documents.find((one) => one.id === props['document']);
  if (document) return <FileViewer file={document} onClose={onClose} />;
  if (id !== null && isPending) return null;
  return <ErrorModal name={name} onClose={onClose} props={{ code: 'NOT_FOUND' }} />;
}
