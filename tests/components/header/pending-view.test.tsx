import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PendingMessage } from '#components/header/pending-message';
import { PendingView } from '#components/header/pending-view';

const HREFS = {
  'Things to Do': '/things-to-do-in-belize',
  Mission: '/#mission',
  'Submit Event': '/submit-event',
  Contact: '/contact',
  Drums: '/events/20261119-dangriga-drums',
  Calendar: '/events/20261119-dangriga-drums/calendar.ics',
  Elsewhere: 'https://www.belize.gov.bz/',
  'Near me': '/things-to-do-in-belize#places',
} as const;

/** Links as the router has them: a press changes nothing until the page has loaded. */
function show() {
  window.history.replaceState(null, '', '/');
  render(
    <>
      <a href="/events/20261120-belmopan-fair" onClick={(event) => event.preventDefault()}>
        Fair
      </a>
      <main>
        {Object.entries(HREFS).map(([label, href]) => (
          <a
            key={label}
            href={href}
            aria-busy={label === 'Near me' ? false : undefined}
            onClick={(event) => event.preventDefault()}
          >
            {label}
          </a>
        ))}
      </main>
      <a
        href="/things-to-do-in-belize?when=today"
        onClick={(event) => {
          event.preventDefault();
          window.history.pushState(null, '', '/?when=today');
        }}
      >
        Today
      </a>
      <PendingMessage />
    </>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });
const press = (name: string) => userEvent.click(link(name));

test.each([
  ['Things to Do', 'Loading Things to Do…'],
  ['Submit Event', 'Loading the form…'],
  ['Contact', 'Loading…'],
])('after a press on %s the message is “%s”, and the link is marked', async (name, message) => {
  show();
  await press(name);
  expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(link(name)).toHaveAttribute('data-pending');
});

test('message and mark go when the page is there', async () => {
  show();
  await press('Things to Do');
  act(() => window.history.pushState(null, '', HREFS['Things to Do']));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(link('Things to Do')).not.toHaveAttribute('data-pending');
});

test('message and mark go with Back, and move to another link that is pressed meanwhile', async () => {
  show();
  await press('Things to Do');
  await press('Contact');
  expect(link('Things to Do')).not.toHaveAttribute('data-pending');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(link('Contact')).not.toHaveAttribute('data-pending');
});

test('an event of a list is marked there, without a message; one from elsewhere has a message', async () => {
  show();
  await press('Fair');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the event…');
  await press('Drums');
  expect(link('Drums')).toHaveAttribute('data-pending');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['Mission', 'a section of this page'],
  ['Calendar', 'a file'],
  ['Elsewhere', 'another site'],
  ['Near me', 'busy by itself'],
  ['Today', 'answered by the page itself'],
])('%s, which is %s, is not marked', async (name) => {
  show();
  await press(name);
  expect(link(name)).not.toHaveAttribute('data-pending');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('the code is loaded when the page is touched', async () => {
  window.history.replaceState(null, '', '/');
  render(
    <>
      <a href="/things-to-do-in-belize" onClick={(event) => event.preventDefault()}>
        Things to Do
      </a>
      <PendingView />
    </>,
  );
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  await waitFor(async () => {
    await press('Things to Do');
    expect(screen.getByRole('status')).toHaveTextContent('Loading Things to Do…');
  });
});
