import type { Draft } from '../../state/drafts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in the fields of a form; texts trimmed, except secrets, of which a blank may be part. */
export function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  isSecret: (name: Name) => boolean,
): Record<Name, string> {
  const data = new FormData(form);
  const valueOf = (name: Name) => {
    const value = data.get(name);
    if (typeof value !== 'string') return '';
    return isSecret(name) ? value : value.trim();
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
}

/** Writes a draft into the fields that stand as they were rendered. */
export function restoreValues(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.elements as Iterable<Element>) {
    const value = draft[(control as Control).name];
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
      control.checked = control.type === 'radio' ? control.value === value : value === 'on';
    } else if (control instanceof HTMLInputElement && control.type !== 'hidden') {
      if (control.value === control.defaultValue) control.value = value;
    } else if (control instanceof HTMLTextAreaElement) {
      if (control.value === control.defaultValue) control.value = value;
    } else if (control instanceof HTMLSelectElement) {
      control.value = value;
    }
  }
}

/** The first label of each refused field; fields in fields are joined by dots. */
export function labelsOf(fields: Record<string, unknown>, path = ''): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [name, what] of Object.entries(fields)) {
    if (Array.isArray(what)) labels[path + name] = String(what[0] ?? 'invalid');
    else if (typeof what === 'object' && what !== null)
      Object.assign(labels, labelsOf(what as Record<string, unknown>, `${path}${name}.`));
  }
  return labels;
}
