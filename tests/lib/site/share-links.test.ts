import { shareLinks } from '#lib/site/share-links';

const URL_OF_EVENT = 'https://belize.example/events/drums';
const links = shareLinks({ url: URL_OF_EVENT, message: 'Drums & Dance, 8 PM #punta +1' });

test('WhatsApp gets the message and the address below it', () => {
  const { origin, pathname, searchParams } = new URL(links.whatsapp);
  expect(origin + pathname).toBe('https://wa.me/');
  expect(searchParams.get('text')).toBe(`Drums & Dance, 8 PM #punta +1\n${URL_OF_EVENT}`);
  // Not every phone reads a plus as a space.
  expect(links.whatsapp).not.toContain('+');
});

test('Facebook gets the address alone', () => {
  expect(links.facebook).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fbelize.example%2Fevents%2Fdrums',
  );
});

test('the link for Twitter has the text and the address apart', () => {
  const { origin, pathname, searchParams } = new URL(links.twitter);
  expect(origin + pathname).toBe('https://twitter.com/intent/tweet');
  expect(Object.fromEntries(searchParams)).toEqual({
    text: 'Drums & Dance, 8 PM #punta +1',
    url: URL_OF_EVENT,
  });
});
