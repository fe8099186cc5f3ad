import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fittingQuantity } from './fitting-quantity.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import { renderInEstonian } from '../i18n/testing.tsx';

test('CT-02 a quantity is whole packs within what there is', () => {
  expect(fittingQuantity(4, { step: 6, max: 20 })).toBe(6);
  expect(fittingQuantity(7, { step: 6, max: 20 })).toBe(12);
  expect(fittingQuantity(100, { step: 6, max: 20 })).toBe(18);
  expect(fittingQuantity(0, { min: 0 })).toBe(0);
  expect(fittingQuantity(0, { min: 1 })).toBe(1);
});

test('CT-02 a typed quantity counts on Enter and on leaving, not while typing', () => {
  const onCommit = vi.fn();
  renderInEstonian(<QuantityStepper value={2} onCommit={onCommit} max={10} label="6.64" />);
  const field = screen.getByRole('textbox', { name: 'Kogus: 6.64' });
  fireEvent.change(field, { target: { value: '8' } });
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onCommit).toHaveBeenLastCalledWith(8);
  fireEvent.change(field, { target: { value: '99' } });
  fireEvent.blur(field);
  expect(onCommit).toHaveBeenLastCalledWith(10);
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(onCommit).toHaveBeenCalledTimes(2);
});

test('CT-02 what was committed is shown until the value has followed, and what it becomes then', () => {
  const onCommit = vi.fn();
  const stepper = (value: number) => <QuantityStepper value={value} onCommit={onCommit} max={10} />;
  const { rerender } = renderInEstonian(stepper(1));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: '6' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('6');
  rerender(stepper(6));
  // The shop has only five, and then refuses it all.
  rerender(stepper(5));
  expect(field.value).toBe('5');
  rerender(stepper(1));
  expect(field.value).toBe('1');
  // What is being typed stays, whatever another tab does.
  fireEvent.change(field, { target: { value: '3' } });
  rerender(stepper(2));
  expect(field.value).toBe('3');
});

test('CT-02 the buttons stop at the ends; down to none only where that takes the line away', () => {
  const onCommit = vi.fn();
  const { rerender } = renderInEstonian(<QuantityStepper value={1} onCommit={onCommit} max={1} />);
  fireEvent.click(screen.getByRole('button', { name: 'Üks vähem' }));
  fireEvent.click(screen.getByRole('button', { name: 'Üks juurde' }));
  expect(onCommit).not.toHaveBeenCalled();
  rerender(<QuantityStepper value={1} onCommit={onCommit} min={0} />);
  fireEvent.click(screen.getByRole('button', { name: 'Üks vähem' }));
  expect(onCommit).toHaveBeenLastCalledWith(0);
});
