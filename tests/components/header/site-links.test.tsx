import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteLinks } from '#components/header/site-links';
import { Link } from '#components/ui/link';
import { ScriptedLink } from '#components/ui/scripted-link';

// The framework's boundary.
const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

beforeEach(() => {
  mockRouter.push.mockReset();
  mockRouter.replace.mockReset();
});

const show = (content: React.ReactNode) =>
  render(
    <>
      {content}
      <SiteLinks />
    </>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('a link opens inside the site, with its query and its section', async () => {
  show(<Link href="/things-to-do-in-belize?city=dangriga#events">Dangriga</Link>);
  await press('Dangriga');
  expect(mockRouter.push.mock.calls).toEqual([
    ['/things-to-do-in-belize?city=dangriga#events', { scroll: true }],
  ]);
});

test('a link may leave the page where it is, or take its place', async () => {
  show(
    <>
      <Link href="/submit-event" scroll={false}>
        Submit
      </Link>
      <Link href="/advertise" replace>
        Advertise
      </Link>
    </>,
  );
  await press('Submit');
  await press('Advertise');
  expect(mockRouter.push.mock.calls).toEqual([['/submit-event', { scroll: false }]]);
  expect(mockRouter.replace.mock.calls).toEqual([['/advertise', { scroll: true }]]);
});

test('on its own page a link to a form leads to the form, and the router is not asked', async () => {
  window.history.replaceState(null, '', '/advertise');
  Element.prototype.scrollIntoView = jest.fn();
  show(
    <>
      <div id="form">
        <form aria-label="Application" />
      </div>
      <Link href="/advertise" scroll={false}>
        Advertise
      </Link>
      <Link href="/submit-event" scroll={false}>
        Submit
      </Link>
    </>,
  );
  await press('Advertise');
  await waitFor(() => expect(screen.getByRole('form', { name: 'Application' })).toHaveFocus());
  expect(mockRouter.push).not.toHaveBeenCalled();
  await press('Submit');
  expect(mockRouter.push).toHaveBeenCalledTimes(1);
});

test.each([
  ['of a link that did something else', { onClick: (event: React.MouseEvent) => event.preventDefault() }, {}],
  ['with a key for another window', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
])('a click %s is left alone', (_, props, click) => {
  show(
    <Link href="/advertise" {...props}>
      Advertise
    </Link>,
  );
  // jsdom does not navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Advertise' }), click);
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test('a choice of the list leads to the list where scripts run, and else to the page that needs none', async () => {
  show(
    <ScriptedLink href="/things-to-do-in-belize?when=today" plainHref="/search?when=today">
      Today
    </ScriptedLink>,
  );
  expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/search?when=today');
  await press('Today');
  expect(mockRouter.push.mock.calls).toEqual([['/things-to-do-in-belize?when=today', { scroll: true }]]);
});

test('the search of the header stays in the list of the page, which keeps its other filters', async () => {
  window.history.replaceState(null, '', '/things-to-do-in-belize?category=parade');
  show(
    <header>
      <form action="/search">
        <input aria-label="Words" name="q" />
        <button type="submit">Search</button>
      </form>
    </header>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'belize{Enter}');
  expect(mockRouter.push.mock.calls).toEqual([['/things-to-do-in-belize?category=parade&q=belize#events']]);
});

test('a search that needs no script is answered by the list where scripts run', async () => {
  show(
    <form action="/search">
      <input aria-label="Words" name="q" />
      <input type="hidden" name="city" value="dangriga" />
      <input type="hidden" name="when" value="" />
      <button type="submit">Search</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'drums & rum');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(mockRouter.push.mock.calls).toEqual([['/things-to-do-in-belize?q=drums+%26+rum&city=dangriga']]);
});
