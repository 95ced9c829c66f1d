import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Menu } from '#components/ui/overlay/menu';
import { Modal } from '#components/ui/overlay/modal';
import { openDialogs } from '../../../support/jsdom/open-dialogs.ts';

beforeAll(openDialogs);

/** A page with two dialogs, one of which opens from within the other, and a menu. */
function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (name: string) => () =>
    setOpen((names) => (names.includes(name) ? names.filter((it) => it !== name) : [...names, name]));
  return (
    <>
      {['Code', 'Places'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen((names) => [...names, name])}>
          Open {name}
        </button>
      ))}
      <Menu label="Share">
        <button type="button">WhatsApp</button>
      </Menu>
      {open.map((name) => (
        <Modal key={name} labelledBy={name} onClose={toggle(name)}>
          <h2 id={name}>{name}</h2>
        </Modal>
      ))}
    </>
  );
}

const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'));
const open = (name: string) => userEvent.click(screen.getByRole('button', { name: `Open ${name}` }));

/** Goes back by one, and waits until the page has followed. */
async function goBack() {
  const followed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(async () => void (await followed));
}

let at = 0;
/** A page that was reached from another one. */
async function show() {
  at += 1;
  window.history.pushState(null, '', `/before-${at}`);
  window.history.pushState(null, '', `/page-${at}`);
  render(<Page />);
}
const isOnPage = () => window.location.pathname === `/page-${at}`;

describe('Back', () => {
  test('closes an open dialog and stays on the page', async () => {
    await show();
    await open('Code');
    expect(dialogs()).toEqual(['Code']);
    await goBack();
    expect(dialogs()).toEqual([]);
    expect(isOnPage()).toBe(true);
  });

  test('closes one dialog after the other, the last opened first, and then leaves the page', async () => {
    await show();
    await open('Code');
    await open('Places');
    await goBack();
    expect(dialogs()).toEqual(['Code']);
    await goBack();
    expect(dialogs()).toEqual([]);
    expect(isOnPage()).toBe(true);
    await goBack();
    expect(isOnPage()).toBe(false);
  });

  test('leaves the page at once after a dialog was closed by its button', async () => {
    await show();
    await open('Code');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialogs()).toEqual([]);
    window.history.back();
    await waitFor(() => expect(isOnPage()).toBe(false));
  });

  test('closes a dialog that was opened after another one was closed', async () => {
    await show();
    await open('Code');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await open('Places');
    await goBack();
    expect(dialogs()).toEqual([]);
    expect(isOnPage()).toBe(true);
    await goBack();
    expect(isOnPage()).toBe(false);
  });

  test('from a page that was opened after a dialog was closed leads to the page of the dialog', async () => {
    await show();
    await open('Code');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    window.history.pushState(null, '', '/next');
    await goBack();
    expect(isOnPage()).toBe(true);
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe(`/before-${at}`));
  });

  test('closes an open menu and stays on the page', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(window.history.state?.overlay?.level).toBe(1));
    await goBack();
    expect(screen.queryByRole('button', { name: 'WhatsApp' })).not.toBeInTheDocument();
    expect(isOnPage()).toBe(true);
  });

  test('keeps what the router wrote into the history entry', async () => {
    await show();
    window.history.replaceState({ router: 'its own' }, '');
    await open('Code');
    expect(window.history.state).toMatchObject({ router: 'its own' });
    await goBack();
    expect(window.history.state).toMatchObject({ router: 'its own' });
  });
});

describe('The second half of a double click', () => {
  /** A click as the browser counts it; over an open dialog it falls on the backdrop, or on a button there. */
  const click = (element: Element, detail: number) =>
    act(() => {
      element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, cancelable: true }));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    });

  test('that opened a dialog closes it neither by its backdrop nor by its button', async () => {
    await show();
    click(screen.getByRole('button', { name: 'Open Code' }), 1);
    click(screen.getByRole('dialog'), 2);
    expect(dialogs()).toEqual(['Code']);
    click(screen.getByRole('button', { name: 'Close' }), 2);
    expect(dialogs()).toEqual(['Code']);
    click(screen.getByRole('dialog'), 1);
    expect(dialogs()).toEqual([]);
  });

  test('that closed a dialog opens nothing behind it', async () => {
    await show();
    click(screen.getByRole('button', { name: 'Open Code' }), 1);
    click(screen.getByRole('button', { name: 'Close' }), 1);
    click(screen.getByRole('button', { name: 'Open Places' }), 2);
    expect(dialogs()).toEqual([]);
    click(screen.getByRole('button', { name: 'Open Places' }), 1);
    expect(dialogs()).toEqual(['Places']);
  });

  test('that opened a menu leaves it open', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Share' });
    click(button, 1);
    click(button, 2);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    click(button, 1);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('A dialog in the place of a preview', () => {
  /** A preview that becomes the dialog itself, or is closed. */
  function Replaced() {
    const [shown, setShown] = useState<'preview' | 'dialog'>();
    return (
      <>
        {(['preview', 'dialog', undefined] as const).map((it) => (
          <button key={`${it}`} type="button" onClick={() => setShown(it)}>
            Show {it ?? 'nothing'}
          </button>
        ))}
        {shown && (
          <Modal key={shown} labelledBy={shown} onClose={() => setShown(undefined)}>
            <h2 id={shown}>{shown}</h2>
          </Modal>
        )}
      </>
    );
  }

  const show = (what: string) => fireEvent.click(screen.getByRole('button', { name: `Show ${what}` }));
  const close = () => screen.getByRole('button', { name: 'Close' });

  test('does not move in again; one that opens later does', async () => {
    render(<Replaced />);
    show('preview');
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-follows');
    show('dialog');
    expect(screen.getByRole('dialog')).toHaveAttribute('data-follows');
    show('nothing');
    await act(async () => {});
    show('dialog');
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-follows');
  });

  test('closes when the pointer goes up on its Close that went down on that of the preview', () => {
    render(<Replaced />);
    show('preview');
    fireEvent.pointerDown(close());
    show('dialog');
    fireEvent.pointerUp(close());
    expect(dialogs()).toEqual([]);
  });

  test.each(['pointerUp', 'pointerCancel'] as const)(
    'stays when the pointer goes up on its Close after a press that ended elsewhere (%s)',
    (end) => {
      render(<Replaced />);
      show('preview');
      fireEvent.pointerDown(close());
      show('dialog');
      fireEvent[end](document.body);
      fireEvent.pointerUp(close());
      expect(dialogs()).toEqual(['dialog']);
    },
  );

  test('stays when another button than the first is pressed', () => {
    render(<Replaced />);
    show('preview');
    fireEvent.pointerDown(close(), { button: 2 });
    show('dialog');
    fireEvent.pointerUp(close(), { button: 2 });
    expect(dialogs()).toEqual(['dialog']);
  });
});
