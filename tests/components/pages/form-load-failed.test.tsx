import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FormLoadFailed } from '#components/pages/form-load-failed';
import { EventFormPage } from '#components/pages/submit-event/event-form-page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

test.each([
  [{ email: 'team@example.bz' }, ['mailto:team@example.bz']],
  [
    { email: 'team@example.bz', whatsapp: '+501 600-0000' },
    ['mailto:team@example.bz', 'https://wa.me/5016000000'],
  ],
  [{}, []],
])(
  'a form whose code did not arrive names the other ways to send an event, with the contact %j',
  (contact, ways) => {
    render(<FormLoadFailed contact={contact} what="event" />);
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
  },
);

test('the page of the event form says in its HTML how else to send an event', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<EventFormPage contact={{ email: 'team@example.bz' }} />);
  expect(within(page).getByText(/^The form is not ready yet/)).toHaveTextContent(
    'or send us your event by email to team@example.bz.',
  );
});
