import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '#components/ui/layout/load-failed';
import { Menu } from '#components/ui/overlay/menu';
import { Modal } from '#components/ui/overlay/modal';
import '#components/ui/overlay/open-overlays.ts';
import { openDialogs } from '../../../support/jsdom/open-dialogs.ts';

beforeAll(openDialogs);

function Opener() {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHasFailed(true)}>
        Ask
      </button>
      {hasFailed && <LoadFailed onClose={() => setHasFailed(false)} />}
    </>
  );
}

const onPage = (path: string, children: ReactNode) => (
  <PathnameContext.Provider value={path}>{children}</PathnameContext.Provider>
);
const button = (name: string) => screen.getByRole('button', { name });
const note = () => screen.queryByRole('alert');

/** Presses the button whose dialog cannot be loaded, and lets the code for Back arrive. */
async function ask() {
  await userEvent.click(button('Ask'));
  expect(note()).toHaveTextContent(
    'This could not be loaded. The connection may be weak, or the site has just been updated.',
  );
  await act(async () => void (await new Promise((next) => setTimeout(next))));
}

/** Goes back by one, and waits until the page has followed. */
async function goBack() {
  const followed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(async () => void (await followed));
}

let at = 0;
/** A page that was reached from another one. */
function show(content: ReactNode = <Opener />) {
  at += 1;
  window.history.pushState(null, '', `/before-${at}`);
  window.history.pushState(null, '', `/page-${at}`);
  return render(onPage(window.location.pathname, content));
}

describe('a dialog that could not be loaded', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['its button', () => userEvent.click(button('Close'))],
    ['the keyboard', () => userEvent.keyboard('{Tab}{Tab}{Enter}')],
    ['Escape', () => userEvent.keyboard('{Tab}{Escape}')],
    ['Escape on the button that was pressed', () => userEvent.keyboard('{Escape}')],
    ['Back', goBack],
  ])('says so, is closed by %s, and leaves the focus where it was', async (_, close) => {
    show();
    await ask();
    expect(button('Reload the page')).toBeVisible();
    await close();
    await waitFor(() => expect(note()).not.toBeInTheDocument());
    expect(button('Ask')).toHaveFocus();
    expect(window.location.pathname).toBe(`/page-${at}`);
  });

  test('is closed by Escape wherever the focus has moved, which stays there', async () => {
    show(
      <>
        <Opener />
        <input aria-label="Words" />
      </>,
    );
    await ask();
    await userEvent.click(screen.getByRole('textbox', { name: 'Words' }));
    await userEvent.keyboard('{Escape}');
    expect(note()).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveFocus();
  });

  test('is closed by Escape where nothing has the focus', async () => {
    show();
    await ask();
    act(() => button('Ask').blur());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(note()).not.toBeInTheDocument();
    expect(button('Ask')).toHaveFocus();
  });

  test('is closed by a link to another page, and takes no focus there', async () => {
    const page = (
      <>
        <Opener />
        <a href="/elsewhere">Elsewhere</a>
      </>
    );
    const { rerender } = show(page);
    await ask();
    screen.getByRole('link', { name: 'Elsewhere' }).focus();
    rerender(onPage('/elsewhere', page));
    expect(note()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  });

  test('stays where something else has the Escape: a dialog above it, or a menu', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Opener />
          <Menu label="Share">
            <button type="button">WhatsApp</button>
          </Menu>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && (
            <Modal labelledBy="code" onClose={() => setOpen(false)}>
              <h2 id="code">Code</h2>
            </Modal>
          )}
        </>
      );
    }
    show(<Page />);
    await ask();
    await userEvent.click(button('Share'));
    await userEvent.keyboard('{Escape}');
    expect(button('Share')).toHaveAttribute('aria-expanded', 'false');
    expect(note()).toBeInTheDocument();

    await userEvent.click(button('Open'));
    const dialog = screen.getByRole('dialog');
    // jsdom makes no `cancel` of the key; browsers do unless the key was handled.
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(true);
    expect(note()).toBeInTheDocument();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(note()).not.toBeInTheDocument();
  });

  test('inside another dialog is closed alone by Escape', async () => {
    const onClose = jest.fn();
    show(
      <Modal labelledBy="code" onClose={onClose}>
        <h2 id="code">Code</h2>
        <Opener />
      </Modal>,
    );
    await ask();
    // The key was handled: a browser then cancels no dialog.
    expect(fireEvent.keyDown(button('Ask'), { key: 'Escape' })).toBe(false);
    expect(note()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});
