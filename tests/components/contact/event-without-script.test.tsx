import { render, screen } from '@testing-library/react';
import { EventWithoutScript } from '#components/contact/event-without-script';

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  [{}, []],
  [{ email: 'team@example.bz' }, ['mailto:team@example.bz']],
  [{ whatsapp: '+501 600-0000' }, ['https://wa.me/5016000000']],
  [
    { email: 'team@example.bz', whatsapp: '+501 600-0000' },
    ['mailto:team@example.bz', 'https://wa.me/5016000000'],
  ],
])('with the contact %j an event can be sent without JavaScript to %j', (contact, ways) => {
  render(<EventWithoutScript contact={contact} />);
  expect(hrefs()).toEqual(ways);
  expect(screen.queryByText(/you cannot send an event from this browser/) !== null).toBe(ways.length === 0);
});
