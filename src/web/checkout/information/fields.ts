import type { FieldName } from './values.ts';

/** What `useForm` gives for a field that is shown. */
export interface FieldProps {
  id: string;
  name: string;
  label: string;
  error: string | null;
}
export type FieldOf = (name: FieldName) => FieldProps;
export type BoxOf = (name: FieldName) => Omit<FieldProps, 'label'>;
