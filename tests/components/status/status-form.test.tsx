import { act, fireEvent, render, screen } from '@testing-library/react';
import { CancelDateForm } from '#components/status/cancel-date-form';
import { StatusForm } from '#components/status/status-form';

const TOKEN = 't'.repeat(43);
const realFetch = window.fetch;
const answers: (() => Promise<unknown>)[] = [];
const sent: URLSearchParams[] = [];
beforeEach(() => {
  window.sessionStorage.clear();
  sent.length = 0;
  window.fetch = (_address, init) => {
    if (init?.body instanceof URLSearchParams) sent.push(init.body);
    return (answers.shift() ?? (() => new Promise(() => {})))() as Promise<Response>;
  };
});
afterAll(() => {
  window.fetch = realFetch;
});

const show = ({ token = TOKEN, version = 4 } = {}) =>
  render(
    <StatusForm action="correct" token={token} version={version}>
      <input name="title" aria-label="Title" defaultValue="Fiesta" />
      <input name="isAllDay" aria-label="All day" type="checkbox" value="yes" defaultChecked />
      <button type="submit">Send</button>
    </StatusForm>,
  );
const title = () => screen.getByLabelText('Title');

test('a form of the status page is restored after a reload if the item is unchanged', () => {
  const { unmount } = show();
  fireEvent.input(title(), { target: { value: 'Deer Dance' } });
  fireEvent.click(screen.getByLabelText('All day'));
  unmount();

  const again = show();
  expect(title()).toHaveValue('Deer Dance');
  expect(screen.getByLabelText('All day')).not.toBeChecked();
  expect(screen.getByText('We kept what you had filled in.')).toBeVisible();
  again.unmount();

  const changed = show({ version: 5 });
  expect(title()).toHaveValue('Fiesta');
  changed.unmount();
  show({ token: 'another'.padEnd(43, 'x') });
  expect(title()).toHaveValue('Fiesta');
});

test('the status token is never stored, and unchanged values are not stored', () => {
  show();
  fireEvent.input(title(), { target: { value: 'Deer Dance' } });
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('Deer Dance');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(TOKEN);
  fireEvent.input(title(), { target: { value: 'Fiesta' } });
  expect(window.sessionStorage).toHaveLength(0);
});

test.each([
  [
    'a lost connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /you are offline, or our server does not answer/,
  ],
  [
    'the response of a proxy',
    async () => ({ ok: true, url: 'http://localhost/api/status/correct', headers: new Headers() }),
    /you are offline, or our server does not answer/,
  ],
  [
    'a full disk',
    async () => ({
      ok: false,
      url: 'http://localhost/api/status/correct',
      headers: new Headers({ 'Content-Type': 'text/plain; charset=utf-8' }),
      text: async () => 'We cannot accept this right now.',
    }),
    /We cannot accept this right now/,
  ],
])('%s is shown in an alert, and all values stay in the form', async (_, answer, words) => {
  answers.push(answer);
  show();
  fireEvent.input(title(), { target: { value: 'Deer Dance' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(title()).toHaveValue('Deer Dance');
});

test('a form of the status page shows that it is being sent, and is not sent twice', () => {
  answers.push(() => new Promise(() => {}));
  const second = jest.fn(() => new Promise(() => {}));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  answers.push(second);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(second).not.toHaveBeenCalled();
});

test('one of several dates is chosen, kept through a reload, and sent', () => {
  const dates = ['2027-12-05', '2027-12-12', '2027-12-19'];
  const form = () =>
    render(<CancelDateForm dates={dates} values={{}} errors={{}} token={TOKEN} version={4} />);
  const { unmount } = form();
  fireEvent.click(screen.getByRole('radio', { name: 'Sunday, 12 December 2027' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Sunday, 19 December 2027' }));
  expect(screen.getByRole('radio', { name: 'Sunday, 19 December 2027' })).toBeChecked();
  unmount();

  form();
  expect(screen.getByRole('radio', { name: 'Sunday, 19 December 2027' })).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'It is cancelled on that date' }));
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ cancelledDates: '2027-12-19', version: '4' });
});

describe('Back to a form that was sent', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => onLine.mockRestore());
  const comeBack = (persisted: boolean) =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    });
  const isSending = () => screen.getByRole('status').textContent === 'Sending…';

  test('finds it idle again where the browser kept the page, and it can be sent again', () => {
    // Online the page is read anew as well, which a journey shows.
    onLine.mockReturnValue(false);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    comeBack(false);
    expect(isSending()).toBe(true);
    comeBack(true);
    expect(isSending()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(isSending()).toBe(true);
    expect(sent).toHaveLength(2);
  });

  test('finds what was typed and not sent as it was', () => {
    onLine.mockReturnValue(true);
    show();
    fireEvent.input(title(), { target: { value: 'Deer Dance' } });
    comeBack(true);
    expect(title()).toHaveValue('Deer Dance');
    expect(isSending()).toBe(false);
  });
});
