import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { emailOfItemKey, itemLinkPath } from '#lib/submissions/items/links/item-link.server';

const folder = mkdtempSync(join(tmpdir(), 'belize-link-'));
process.env.DATA_DIR = folder;
process.env.MODERATOR_EMAILS = 'mod@example.org, gärtner@example.org';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const keyOf = (itemId: string, email: string) => itemLinkPath(itemId, email, NOW).split('?key=')[1] ?? '';
const changed = (key: string, part: number, value: string) =>
  key
    .split('.')
    .map((text, index) => (index === part ? value : text))
    .join('.');

describe('The link to an item in a mail', () => {
  test.each(['mod@example.org', 'gärtner@example.org'])(
    'identifies its moderator (%s) for fourteen days',
    (email) => {
      const key = keyOf('one', email);
      expect(itemLinkPath('one', email, NOW)).toMatch(/^\/moderate\/items\/one\?key=[\w.-]+$/);
      expect(emailOfItemKey('one', key, NOW)).toBe(email);
      expect(emailOfItemKey('one', key, NOW + 14 * DAY)).toBe(email);
      expect(emailOfItemKey('one', key, NOW + 14 * DAY + 1)).toBeUndefined();
    },
  );

  const key = () => keyOf('one', 'mod@example.org');
  test.each([
    ['for another item', 'two', () => key()],
    ['with a later end', 'one', () => changed(key(), 0, (NOW + 900 * DAY).toString(36))],
    [
      'with another name',
      'one',
      () => changed(key(), 1, Buffer.from('gärtner@example.org').toString('base64url')),
    ],
    ['with another signature', 'one', () => changed(key(), 2, 'A'.repeat(43))],
    ['of a former moderator', 'one', () => keyOf('one', 'former@example.org')],
    ['that is empty', 'one', () => ''],
    ['that is cut off', 'one', () => key().slice(0, -1)],
  ])('opens no item %s', (_, itemId, made) => {
    expect(emailOfItemKey(itemId, made(), NOW)).toBeUndefined();
  });
});
