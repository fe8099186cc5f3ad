import type { ModalComponentProps } from '../modal-props.ts';

/** A text among the props of a window; undefined where there is none. */
export function textProp(props: ModalComponentProps['props'], name: string): string | undefined {
  const value = props[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
