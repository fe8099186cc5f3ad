import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../blocks/testing/tools.tsx';
import PointsToggle from './PointsToggle.tsx';

afterEach(cleanup);

const show = (usable: string, isOn: boolean) =>
  render(
    stage().around(
      <PointsToggle
        order={{ usable_loyalty_points: usable, use_loyalty_points: isOn }}
        pending={undefined}
        onChange={() => {}}
      />,
    ),
  ).container.textContent.replaceAll('\u00a0', ' ');

test('CT-09 points say what they take off, and where another order holds all of them that none are free', () => {
  expect(show('12.50', true)).toBe('Maksa punktidegaMaksad 12,50 € vähem');
  cleanup();
  expect(show('0.00', true)).toBe('Maksa punktidegaVabu punkte praegu ei ole');
  screen.getByRole('switch');
  cleanup();
  expect(show('0.00', false)).toBe('');
});
