import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../blocks/testing/tools.tsx';
import { useOpenModal } from '../../state/modals.tsx';
import { useDocumentViewer } from './useDocumentViewer.ts';

afterEach(cleanup);

/** Links as the server drew them, and what is open over the page. */
function Page() {
  const showDocument = useDocumentViewer(7);
  return (
    <>
      {/* As on the page: what the links in it answer to is heard from around them. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={showDocument}>
        <a href="/media/files/ab/cd.pdf" download data-document="12">
          <span>Ohutuskaart</span>
        </a>
        <a href="#reviews">Arvustused</a>
      </div>
      <output data-testid="open">{JSON.stringify(useOpenModal())}</output>
    </>
  );
}

/** Presses what carries `text`; answers whether the browser is left to follow the link, and what is open then. */
function press(text: string, how: MouseEventInit = {}) {
  render(stage().around(<Page />));
  const target = screen.getByText(text);
  const click = createEvent.click(target, how);
  fireEvent(target, click);
  const open = JSON.parse(screen.getByTestId('open').textContent!) as unknown;
  return { isFollowed: !click.defaultPrevented, open };
}

test('PL-04 a plain press on a document opens it in the viewer, and its link has the focus', () => {
  expect(press('Ohutuskaart')).toEqual({
    isFollowed: false,
    open: { name: 'fileViewer', props: { product: 7, document: 12 } },
  });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ohutuskaart' }));
});

test.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('PL-04 a press with %o stays the browser’s', (how) => {
  expect(press('Ohutuskaart', how)).toEqual({ isFollowed: true, open: null });
});

test('PL-04 other links are left alone', () => {
  expect(press('Arvustused')).toEqual({ isFollowed: true, open: null });
});
