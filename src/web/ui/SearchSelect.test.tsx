import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx';
import { renderInEstonian } from '../i18n/testing.tsx';

const options = [
  { value: '1', label: 'Kristiine keskus', group: 'Omniva' },
  { value: '2', label: 'Tondi Selver', group: 'Omniva', disabled: true },
  { value: '3', label: 'Järve keskus', group: 'DPD' },
  { value: '4', label: 'Šampooni ladu', hint: 'OX-DV-6' },
];

function Choice(props: Partial<SearchSelectProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <SearchSelect
      label="Pakiautomaat"
      options={options}
      value={value}
      {...props}
      onChange={props.onChange ?? setValue}
    />
  );
}

function open(props: Partial<SearchSelectProps> = {}) {
  const page = renderInEstonian(<Choice {...props} />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Pakiautomaat' }));
  return { ...page, search: screen.getByRole('combobox', { name: 'Pakiautomaat: Otsi' }) };
}

const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
const type = (search: HTMLElement, value: string) => fireEvent.change(search, { target: { value } });

test('LY-06 the list is searched whatever the case and the diacritics', () => {
  const { search } = open();
  expect(labels()).toHaveLength(4);
  type(search, 'JARVE');
  expect(labels()).toEqual(['Järve keskus']);
  type(search, 'dv-6');
  expect(labels()).toEqual(['Šampooni laduOX-DV-6']);
});

test('LY-06 no-options-found shows when more than one character matches nothing', () => {
  const { search } = open();
  type(search, 'z');
  expect(labels()).toEqual([]);
  expect(screen.queryByText(/ei andnud vasteid/)).toBeNull();
  type(search, 'zz');
  expect(screen.getByRole('status').textContent).toBe('„zz“ ei andnud vasteid');
});

test('LY-06 options stand in their groups, and a disabled one is passed over and not chosen', () => {
  const { search } = open();
  expect(screen.getByRole('group', { name: 'Omniva' }).textContent).toContain('Tondi Selver');
  const disabled = screen.getByRole('option', { name: 'Tondi Selver' });
  expect(disabled.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(disabled);
  expect(screen.queryByRole('listbox')).not.toBeNull();
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(search.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Järve keskus' }).id,
  );
});

test('LY-06 Enter chooses, the button says what, and has the focus again', () => {
  const { search } = open();
  type(search, 'kristiine');
  fireEvent.keyDown(search, { key: 'Enter' });
  const button = screen.getByRole('combobox', { name: 'Pakiautomaat' });
  expect(button.textContent).toBe('Kristiine keskus');
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('LY-06 Escape closes the list and reaches nothing around it', () => {
  const outside = vi.fn();
  const { search } = open();
  document.body.addEventListener('keydown', outside);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  fireEvent(search, event);
  document.body.removeEventListener('keydown', outside);
  expect(event.defaultPrevented).toBe(true);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('LY-06 options that come from elsewhere are asked for, waited for and not narrowed', () => {
  const onSearch = vi.fn();
  const { search, rerender } = open({ onSearch });
  type(search, 'pä');
  expect(onSearch).toHaveBeenLastCalledWith('pä');
  expect(labels()).toHaveLength(4);
  rerender(<Choice onSearch={onSearch} loading options={[]} />);
  expect(screen.getByRole('status').textContent).toContain('Laadime …');
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
});
