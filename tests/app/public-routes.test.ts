import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isPrivatePath } from '#lib/site/private-paths';

/** The folders of app whose pages anybody may see, keep and find. */
const PUBLIC = [
  'advertise',
  'celebrations',
  // Not part of a production build.
  'dev',
  'events',
  'landing-previews',
  'lost-link',
  'offline',
  'search',
  'sitemap.xml',
  'sitemaps',
  'submit-event',
  'terms',
  'things-to-do-in-belize',
  'uploads',
];
// Slots have pages of their own for addresses of other folders; the fonts are no route.
const NO_ADDRESS = /^(@\w+|fonts)$/;

test('every address of app is private by the table of private paths, or public by this list', () => {
  const folders = readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const addresses = folders.map(({ name }) => name).filter((name) => !NO_ADDRESS.test(name));
  const publicAddresses = addresses.filter((name) => !isPrivatePath(`/${name}`));
  expect(publicAddresses.sort()).toEqual(PUBLIC);
  expect(addresses.length).toBeGreaterThan(PUBLIC.length);
});
