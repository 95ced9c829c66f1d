import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouteDialog } from '#components/ui/overlay/route-dialog';

// The framework's boundary: closing goes back in the history, which only a running router can.
const mockBack = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ back: mockBack }) }));

// jsdom has the element but cannot open it.
const closed = jest.fn();
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    closed(this.isConnected);
    this.removeAttribute('open');
  };
});

beforeEach(() => {
  mockBack.mockClear();
  closed.mockClear();
});

const showDialog = () =>
  render(
    <RouteDialog labelledBy="event-title">
      <h2 id="event-title" tabIndex={-1}>
        Punta Rock Concert
      </h2>
      <p>At Y-Not Island</p>
    </RouteDialog>,
  );

test('a dialog is named by its title, which is focused', () => {
  showDialog();
  expect(screen.getByRole('dialog', { name: 'Punta Rock Concert' })).toBeVisible();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('the Close button of a dialog goes back in the history', async () => {
  showDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(mockBack).toHaveBeenCalledTimes(1);
});

test('Escape goes back in the history, and the browser does not close the dialog itself', () => {
  showDialog();
  const dialog = screen.getByRole('dialog');
  // The event that a browser fires on Escape.
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(mockBack).toHaveBeenCalledTimes(1);
  expect(cancel.defaultPrevented).toBe(true);
});

test('a cancel event from inside the dialog leaves it open', () => {
  render(
    <RouteDialog labelledBy="event-title">
      <h2 id="event-title">Punta Rock Concert</h2>
      <input type="file" aria-label="Cover image" />
    </RouteDialog>,
  );
  fireEvent(screen.getByLabelText('Cover image'), new Event('cancel', { bubbles: true }));
  expect(mockBack).not.toHaveBeenCalled();
});

test('a click on the backdrop goes back, one inside the dialog does not', async () => {
  showDialog();
  await userEvent.click(screen.getByText('At Y-Not Island'));
  await userEvent.click(screen.getByRole('heading'));
  expect(mockBack).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog'));
  expect(mockBack).toHaveBeenCalledTimes(1);
});

test('the second click of a double click on Close is ignored, however late it comes', () => {
  const behind = jest.fn();
  document.body.addEventListener('click', behind);
  jest.useFakeTimers();
  showDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 });
  behind.mockClear();
  jest.advanceTimersByTime(3_000);
  fireEvent.click(document.body, { detail: 2 });
  expect(behind).not.toHaveBeenCalled();
  fireEvent.click(document.body, { detail: 1 });
  fireEvent.click(document.body, { detail: 2 });
  expect(behind).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
  document.body.removeEventListener('click', behind);
});

test('a dialog is closed while it is still in the page, so that the browser can return the focus', () => {
  showDialog().unmount();
  expect(closed.mock.calls).toEqual([[true]]);
});
