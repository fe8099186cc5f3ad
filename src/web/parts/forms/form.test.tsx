import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { mutationOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { ModalHost } from '../../shell/modals/ModalHost.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { agreed, atLeast, email, required } from './rules.ts';
import { useForm, type FormState } from './useForm.ts';

interface Sent {
  values: Record<string, string>;
  key: string;
}

const send = vi.fn<(sent: Sent) => Promise<string>>();
const onDone = vi.fn<(answer: string, values: object) => void>();

beforeEach(() => {
  send.mockReset().mockResolvedValue('saved');
  onDone.mockReset();
  sessionStorage.clear();
});
afterEach(cleanup);

function Registration({ hasLargePopup }: { hasLargePopup?: boolean }) {
  const { state, field, checkbox } = useForm({
    draft: 'test',
    fields: {
      email: { label: 'E-post', rules: [required, email] },
      password: { label: 'Parool', rules: [required, atLeast(12)], limits: { min: 12 }, isSecret: true },
      accepts: { label: 'Tingimused', rules: [agreed] },
    },
    mutation: mutationOptions({ mutationFn: send }),
    variables: (values, key) => ({ values, key }),
    onDone,
    refusedFields: { WRONG_CODE: 'password' },
    hasLargePopup,
  });
  return (
    <Form form={state} submit="Saada">
      <TextField {...field('email')} type="email" />
      <PasswordField {...field('password')} />
      <Checkbox {...checkbox('accepts')}>Nõustun</Checkbox>
    </Form>
  );
}

function show(props: { hasLargePopup?: boolean } = {}) {
  const view = render(
    stage().around(
      <>
        <Registration {...props} />
        <ModalHost />
      </>,
    ),
  );
  return { ...view, ...fields() };
}

function fields() {
  return {
    email: screen.getByLabelText<HTMLInputElement>('E-post'),
    password: screen.getByLabelText<HTMLInputElement>('Parool'),
    accepts: screen.getByLabelText<HTMLInputElement>('Nõustun'),
    button: screen.getByRole('button', { name: 'Saada' }),
  };
}

type Fields = ReturnType<typeof fields>;

const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
function fill({ email: address, password, accepts }: Fields) {
  type(address, 'nimi@salong.ee');
  type(password, 'neli sõna reas koos');
  fireEvent.click(accepts);
}
const errorOf = (input: HTMLElement) => {
  const id = input.getAttribute('aria-describedby');
  return input.getAttribute('aria-invalid') === 'true' ? document.getElementById(id!)!.textContent : null;
};

test('AU-01 sending what is empty leads to the first field, names each at its field and in a summary that links to it', () => {
  const form = show();
  fireEvent.click(form.button);
  expect(document.activeElement).toBe(form.email);
  expect([form.email, form.password, form.accepts].map(errorOf)).toEqual([
    'Täida see väli',
    'Täida see väli',
    'Jätkamiseks anna nõusolek',
  ]);
  const summary = screen.getByRole('alert');
  expect(summary.textContent).toContain('Paranda 3 kohta');
  fireEvent.click(screen.getByRole('link', { name: 'Parool: Täida see väli' }));
  expect(document.activeElement).toBe(form.password);
  expect(send).not.toHaveBeenCalled();
});

test('AU-01 CO-09 of very many problems the summary names the first and counts all', () => {
  const problems = Array.from({ length: 14 }, (_, at) => ({
    name: `f${at}`,
    id: `f${at}`,
    label: `Väli ${at + 1}`,
    text: 'Täida see väli',
  }));
  const state = {
    attach: () => {},
    handlers: {},
    refusals: 1,
    notice: null,
    isSending: false,
    isPaused: false,
  };
  render(
    stage().around(
      <Form form={{ ...state, problems } as unknown as FormState} submit="Saada">
        {null}
      </Form>,
    ),
  );
  const summary = screen.getByRole('alert');
  expect(summary.textContent).toContain('Paranda 14 kohta');
  expect(within(summary).getAllByRole('link')).toHaveLength(10);
  expect(within(summary).getAllByRole('listitem').at(-1)!.textContent).toBe('…');
});

test('AU-01 each press that finds something wrong brings the summary into view, not the first alone', () => {
  const shown: Element[] = [];
  const proto = Element.prototype as { scrollIntoView?: unknown };
  const former = proto.scrollIntoView;
  proto.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  try {
    const form = show();
    for (const presses of [1, 2, 3]) {
      fireEvent.click(form.button);
      expect(shown).toHaveLength(presses);
      expect(shown.at(-1)!.contains(screen.getByRole('alert'))).toBe(true);
    }
  } finally {
    proto.scrollIntoView = former;
  }
});

test('AU-01 a field is checked when it is left after typing, not before, and is right as soon as it is', () => {
  const { email: address, button } = show();
  fireEvent.blur(address);
  expect(errorOf(address)).toBe(null);
  type(address, 'nimi@');
  expect(errorOf(address)).toBe(null);
  fireEvent.blur(address, { relatedTarget: button });
  expect(errorOf(address)).toBe(null);
  fireEvent.blur(address);
  expect(errorOf(address)).toMatch(/^Sisesta e-posti aadress/);
  type(address, 'nimi@salong.ee');
  expect(errorOf(address)).toBe(null);
});

test('AU-01 a password is sent as it was typed, blanks and all, and a box is on or empty', async () => {
  const form = show();
  fill(form);
  type(form.password, ' neli sõna reas ');
  fireEvent.click(form.button);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(onDone.mock.calls[0]).toEqual(['saved', send.mock.calls[0]![0].values]);
  expect(send.mock.calls[0]![0].values).toEqual({
    email: 'nimi@salong.ee',
    password: ' neli sõna reas ',
    accepts: 'on',
  });
});

test('AU-01 two presses are one write, and the same again after a lost connection has the same key', async () => {
  let lose: (error: Error) => void = () => {};
  send.mockImplementationOnce(() => new Promise((_resolve, reject) => void (lose = reject)));
  const form = show();
  fill(form);
  fireEvent.click(form.button);
  fireEvent.submit(form.button.closest('form')!);
  await waitFor(() => expect(form.button.getAttribute('aria-busy')).toBe('true'));
  fireEvent.submit(form.button.closest('form')!);
  expect(send).toHaveBeenCalledTimes(1);
  lose(new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toContain('Ühendus katkes');
  expect([form.email.value, form.password.value]).toEqual(['nimi@salong.ee', 'neli sõna reas koos']);

  fireEvent.click(form.button);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const [first, second] = send.mock.calls.map(([{ key }]) => key);
  expect([first!.length, second]).toEqual([36, first]);
  type(form.email, 'teine@salong.ee');
  fireEvent.click(form.button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(send.mock.calls[2]![0].key).not.toBe(first);
});

test('ER-01 fields the shop refuses stand at their field and in a popup; one the form has not stands in the summary', async () => {
  send.mockRejectedValue(
    new ApiError(400, null, { password: ['too_short'], address: { city: ['required'] } }),
  );
  const form = show();
  fill(form);
  fireEvent.click(form.button);
  await waitFor(() => expect(errorOf(form.password)).toBe('Vähemalt 12 märki'));
  expect(document.activeElement).toBe(form.password);
  expect(screen.getByRole('alert').textContent).toContain('address.city: Täida see väli');
  await screen.findByText('[Parool] - Vähemalt 12 märki');
});

test('ER-01 a refusal stands in the form, or at the field it is about', async () => {
  send.mockRejectedValueOnce(new ApiError(429, 'RATE_LIMITED', null));
  const form = show();
  fill(form);
  fireEvent.click(form.button);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Liiga palju katseid/);
  send.mockRejectedValueOnce(new ApiError(400, 'WRONG_CODE', null));
  fireEvent.click(form.button);
  await waitFor(() => expect(errorOf(form.password)).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ER-01 in large-popup mode a refusal opens the error window', async () => {
  send.mockRejectedValueOnce(new ApiError(403, 'NOT_ALLOWED', null));
  const form = show({ hasLargePopup: true });
  fill(form);
  fireEvent.click(form.button);
  const window = await screen.findByRole('dialog', { name: 'Midagi läks valesti' });
  expect(window.textContent).toContain('Sinu kontol pole selleks õigust');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('AU-01 what was typed is there after a reload, passwords are not, and nothing once it was sent', async () => {
  const before = show();
  fill(before);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('neli');
  before.unmount();
  const form = show();
  expect([form.email.value, form.password.value, form.accepts.checked]).toEqual(['nimi@salong.ee', '', true]);
  type(form.password, 'neli sõna reas koos');
  fireEvent.click(form.button);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect({ ...sessionStorage }).toEqual({});
});

test('AU-01 a password says how long it is to become, and can be shown', () => {
  const { password } = show();
  expect(screen.getByText(/^Vähemalt 12 märki/)).toBeTruthy();
  type(password, 'kümme😀');
  expect(screen.getByText('Veel 6 märki')).toBeTruthy();
  type(password, 'kümme😀 kümme');
  expect(screen.getByText('Piisavalt pikk')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Näita parooli' }));
  expect(password.type).toBe('text');
});
