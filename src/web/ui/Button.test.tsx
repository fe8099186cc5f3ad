import { fireEvent, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { renderInEstonian } from '../i18n/testing.tsx';

test('LY-15 a button that cannot be pressed keeps the focus and says why', () => {
  const press = vi.fn();
  renderInEstonian(
    <Button disabled="Vali enne toon" onClick={press}>
      Lisa ostukorvi
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Lisa ostukorvi' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(press).not.toHaveBeenCalled();
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Vali enne toon',
  );
});

test('CT-01 a busy button keeps its words and does not act twice', () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  renderInEstonian(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Telli ja maksa
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Telli ja maksa' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});
