import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleItem } from '../../../domain/catalogue/examples.ts';
import { quickOrderCall } from '../../../domain/quick-order/calls.ts';
import { languages, type Language } from '../../../domain/locales.ts';
import type { QuickOrderAnswer, QuickOrderBody } from '../../../domain/quick-order/contract.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { slowUploads } from '../../parts/pictures/testing/slow-uploads.ts';
import QuickOrderPage, { loadTexts } from '../QuickOrderPage.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const item = (id: number) => ({
  ...exampleItem,
  id,
  internal_id: `K-${id}`,
  name: `Toode ${id}`,
  variation: '',
  price: 10,
  available_stock: 5,
});

/** What the shop answers: `K-7` is product 7, `palsam` means two, anything else is unknown. */
function answer({ lines }: QuickOrderBody): QuickOrderAnswer {
  return {
    lines: lines.map(({ text, product }) => {
      const id = product ?? (/^K-\d+$/.test(text) ? Number(text.slice(2)) : null);
      const candidates = text === 'palsam' && id === null ? [item(1), item(2)] : [];
      return {
        product: id === null ? null : item(id),
        candidates,
        quantity: 1,
        problem: id !== null ? null : candidates.length > 0 ? 'AMBIGUOUS' : 'UNKNOWN',
        suggested_quantity: null,
      };
    }),
  };
}

async function renderForm(
  respond: (body: QuickOrderBody) => QuickOrderAnswer = answer,
  language: Language = 'et',
) {
  const asked: QuickOrderBody[] = [];
  const at = stage({
    language,
    answers: {
      [quickOrderCall.path]: (body: QuickOrderBody) => {
        asked.push(body);
        return respond(body);
      },
      '/api/v1/products/elastic/search/new/': { results: [item(7)], count: 1 },
    },
  });
  await loadTexts!(at.page.texts);
  const shown = render(at.around(<QuickOrderPage />));
  const code = (row: number) =>
    shown.getByRole('combobox', { name: `Rida ${row}: kood, EAN või nimetus` }) as HTMLInputElement;
  const quantity = (row: number) =>
    shown.getByRole('textbox', { name: `Rida ${row}: kogus` }) as HTMLInputElement;
  const paste = (text: string) =>
    fireEvent.paste(code(1), { clipboardData: { getData: () => text } as unknown as DataTransfer });
  return { ...shown, code, quantity, paste, asked };
}
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

test('CT-13 by keyboard: Enter looks up the row and goes to the next one', async () => {
  const { code, quantity, findByText, asked, findByRole } = await renderForm();
  act(() => code(1).focus());
  type(code(1), 'K-7');
  expect(asked).toEqual([]);
  fireEvent.keyDown(code(1), { key: 'Enter' });
  expect(document.activeElement).toBe(code(2));
  await findByText('Toode 7');
  expect(asked).toEqual([{ lines: [{ text: 'K-7', product: null }] }]);
  type(quantity(1), '3');
  expect(await findByRole('button', { name: 'Lisa 1 toode ostukorvi' })).toBeDefined();
  act(() => quantity(1).focus());
  fireEvent.keyDown(quantity(1), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(quantity(2));
});

test('CT-13 a suggestion is taken by arrow and Enter, and needs no further question', async () => {
  const { code, findByRole, asked } = await renderForm();
  act(() => code(1).focus());
  type(code(1), 'too');
  const option = await findByRole('option', { name: /Toode 7/ });
  fireEvent.keyDown(code(1), { key: 'ArrowDown' });
  expect(code(1).getAttribute('aria-activedescendant')).toBe(option.id);
  fireEvent.keyDown(code(1), { key: 'Enter' });
  expect(code(1).value).toBe('K-7');
  expect(document.activeElement).toBe(code(2));
  expect(asked).toEqual([]);
});

test('CT-13 a pasted table becomes rows in one question, and problems are mended in the row', async () => {
  const { paste, code, quantity, findByText, findByRole, getByRole, queryByText, asked } = await renderForm();
  paste('K-7\t3\npalsam\t1\nK-8\t9\nnix\t1\n');
  expect(await findByText('Laos on 5 tk')).toBeDefined();
  expect(asked).toHaveLength(1);
  expect(asked[0]!.lines.map(({ text }) => text)).toEqual(['K-7', 'palsam', 'K-8', 'nix']);
  expect(await findByText(/3 rida vajab tähelepanu/)).toBeDefined();
  expect(code(4).getAttribute('aria-invalid')).toBe('true');
  expect(quantity(3).getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(code(4).getAttribute('aria-describedby')!)!.textContent).toMatch(/ei ole/);

  fireEvent.click(getByRole('button', { name: 'Muuda koguseks 5' }));
  expect(quantity(3).value).toBe('5');
  expect(document.activeElement).toBe(quantity(3));
  fireEvent.click(getByRole('button', { name: /Toode 2/ }));
  expect(code(2).value).toBe('K-2');
  expect(document.activeElement).toBe(quantity(2));
  fireEvent.click(getByRole('button', { name: 'Eemalda' }));
  expect(queryByText(/vajab tähelepanu/)).toBeNull();
  expect(await findByRole('button', { name: 'Lisa 3 toodet ostukorvi' })).toBeDefined();
});

test('CT-13 nothing typed is lost: over a reload, when the shop does not answer, and when all is cleared by mistake', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { code, quantity, paste, unmount, findByText, findByRole, getByRole, queryByText } = await renderForm(
    () => {
      throw new TypeError('no connection');
    },
  );
  paste('K-7\t3\nK-8\t2');
  expect(await findByText(/Kõik, mille kirjutasid, on alles/)).toBeDefined();
  expect([code(1).value, quantity(1).value]).toEqual(['K-7', '3']);
  fireEvent.click(getByRole('button', { name: 'Tühjenda kõik' }));
  expect(code(1).value).toBe('');
  expect(document.activeElement).toBe(code(1));
  // Of lines that are gone nothing has failed.
  expect(queryByText(/Kõik, mille kirjutasid, on alles/)).toBeNull();
  fireEvent.click(await findByRole('button', { name: 'Võta tagasi' }));
  expect(code(2).value).toBe('K-8');
  unmount();
  const again = await renderForm();
  expect([again.code(1).value, again.quantity(2).value]).toEqual(['K-7', '2']);
  await again.findByText('Toode 8');
});

test('CT-13 a row says that what is in stock was chosen above it already', async () => {
  const { paste, findByText, findByRole } = await renderForm();
  paste('K-7\t4\nK-7\t3\nK-8\t5\nK-8\t1');
  await findByText('Laos on 5 tk, neist 4 on juba valitud');
  await findByText('Laos on 5 tk, neist 5 on juba valitud');
  const mend = await findByRole('button', { name: 'Paranda 1 kogus' });
  mend.focus();
  fireEvent.click(mend);
  expect(document.activeElement).toBe(await findByRole('button', { name: 'Lisa 2 toodet ostukorvi' }));
});

test('CT-13 a list that was added leaves the focus at the button that opens its field', async () => {
  const { getByRole, findByText } = await renderForm();
  const opener = getByRole('button', { name: 'Kleebi nimekiri' });
  fireEvent.click(opener);
  fireEvent.change(getByRole('textbox', { name: /^Nimekiri/ }), { target: { value: 'K-7 3' } });
  const add = getByRole('button', { name: 'Lisa nimekiri' });
  add.focus();
  fireEvent.click(add);
  await findByText('Toode 7');
  expect(document.activeElement).toBe(opener);
});

test('CT-13 clearing is taken back, and what was typed since stays', async () => {
  const { code, quantity, paste, getByRole, findByRole } = await renderForm();
  paste('K-7\t3\nK-8\t2');
  fireEvent.click(getByRole('button', { name: 'Tühjenda kõik' }));
  type(code(1), 'K-9');
  type(quantity(1), '4');
  fireEvent.click(await findByRole('button', { name: 'Võta tagasi' }));
  expect([1, 2, 3].map((row) => `${code(row).value} ${quantity(row).value}`)).toEqual([
    'K-7 3',
    'K-8 2',
    'K-9 4',
  ]);
});

test('CT-13 a list that is being written stays while the field for it is closed', async () => {
  const { getByRole } = await renderForm();
  const open = () => fireEvent.click(getByRole('button', { name: /^Kleebi/ }));
  open();
  fireEvent.change(getByRole('textbox', { name: /^Nimekiri/ }), { target: { value: 'K-7 3' } });
  open();
  open();
  expect((getByRole('textbox', { name: /^Nimekiri/ }) as HTMLTextAreaElement).value).toBe('K-7 3');
});

test('CT-13 each of several files is read, also one that comes while another is being read', async () => {
  const uploads = slowUploads();
  const { code, quantity, container, findByText, findByRole } = await renderForm();
  const file = (name: string) => new File(['K-7;3'], name, { type: 'text/csv' });
  const drop = (...files: File[]) =>
    fireEvent.drop(container.querySelector('section')!, { dataTransfer: { files, getData: () => '' } });
  drop(file('üks.csv'), file('kaks.csv'));
  await vi.waitFor(() => expect(uploads.map(({ name }) => name)).toEqual(['üks.csv']));
  drop(file('kolm.csv'));
  type(code(1), 'K-1');
  type(quantity(1), '2');
  const lines = (text: string) => ({ lines: [{ text, quantity: '3' }], left_out: 0 });
  await uploads[0]!.answer(200, lines('K-7'));
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  await uploads[1]!.answer(400, { file: ['spreadsheet_unreadable'] });
  await vi.waitFor(() => expect(uploads).toHaveLength(3));
  await uploads[2]!.answer(200, lines('K-9'));
  expect([1, 2, 3].map((row) => `${code(row).value} ${quantity(row).value}`)).toEqual([
    'K-1 2',
    'K-7 3',
    'K-9 3',
  ]);
  await findByText(/^kaks\.csv: /);
  await findByRole('button', { name: 'Lisa 3 toodet ostukorvi' });
});

test('CT-13 no two buttons are called the same while a list is being pasted', async () => {
  for (const language of languages) {
    const shown = await renderForm(answer, language);
    fireEvent.click(shown.container.querySelector('[aria-expanded=false]')!);
    const names = shown.getAllByRole('button').map((button) => button.textContent);
    expect(
      names.filter((name, at) => name !== '' && names.indexOf(name) !== at),
      language,
    ).toEqual([]);
    cleanup();
  }
});

test('CT-13 no camera, no button for it; with one the scanner says when it may not be used', async () => {
  const without = await renderForm();
  expect(without.queryByRole('button', { name: 'Skaneeri ribakood' })).toBeNull();
  cleanup();
  vi.stubGlobal('BarcodeDetector', vi.fn());
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
  });
  const { findByRole, findByText } = await renderForm();
  fireEvent.click(await findByRole('button', { name: 'Skaneeri ribakood' }));
  expect(await findByText(/luba ei ole antud/)).toBeDefined();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.unstubAllGlobals();
});

/** A camera before which the codes are held one after the other, and a reader that sees each of them. */
function withCamera() {
  let held = '';
  class Detector {
    detect = () => Promise.resolve(held === '' ? [] : [{ rawValue: held }]);
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  // The browser of these tests has no streams to take from a camera.
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue();
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve({ getTracks: () => [] }) },
  });
  return {
    hold: (code: string) => (held = code),
    putAway: () => {
      Reflect.deleteProperty(navigator, 'mediaDevices');
      vi.unstubAllGlobals();
    },
  };
}

test('CT-13 the scanner says what a code added, and of one that nobody knows that nothing was added', async () => {
  const camera = withCamera();
  const known = '4740000000018';
  const { findByRole, findByText, queryByText } = await renderForm((body) => ({
    lines: answer(body).lines.map((line, at) =>
      body.lines[at]!.text === known ? { ...line, product: item(7), problem: null } : line,
    ),
  }));
  fireEvent.click(await findByRole('button', { name: 'Skaneeri ribakood' }));
  camera.hold(known);
  await findByText('Lisatud: Toode 7, kokku 1 tk');
  camera.hold('4740000000025');
  await findByText('4740000000025: Sellist koodi, EAN-i ega nimetust meil ei ole');
  expect(queryByText(/^Lisatud/)).toBeNull();
  camera.putAway();
});
