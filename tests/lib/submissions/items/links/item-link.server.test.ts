import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { sign } from '#lib/server/server-secret.server';
import { itemLinkPath, readItemKey } from '#lib/submissions/items/links/item-link.server';
import type { MailedAsk } from '#lib/submissions/items/links/mailed-ask';

const folder = mkdtempSync(join(tmpdir(), 'belize-link-'));
process.env.DATA_DIR = folder;
process.env.MODERATOR_EMAILS = 'mod@example.org, gärtner@example.org';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const FIRST: MailedAsk = { what: 'decision', round: 0 };
const keyOf = (itemId: string, email: string, asked: MailedAsk = FIRST) =>
  itemLinkPath(itemId, email, asked, NOW).split('?key=')[1] ?? '';
const emailOf = (itemId: string, key: string, now: number) => readItemKey(itemId, key, now)?.email;
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
      expect(itemLinkPath('one', email, FIRST, NOW)).toMatch(/^\/moderate\/items\/one\?key=[\w.-]+$/);
      expect(emailOf('one', key, NOW)).toBe(email);
      expect(emailOf('one', key, NOW + 14 * DAY)).toBe(email);
      expect(emailOf('one', key, NOW + 14 * DAY + 1)).toBeUndefined();
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
    ['that asks something else', 'one', () => changed(key(), 2, 'd1')],
    ['without what it asks', 'one', () => key().replace('.d0.', '.')],
    ['with another signature', 'one', () => changed(key(), 3, 'A'.repeat(43))],
    ['of a former moderator', 'one', () => keyOf('one', 'former@example.org')],
    ['that is empty', 'one', () => ''],
    ['that is cut off', 'one', () => key().slice(0, -1)],
  ])('opens no item %s', (_, itemId, made) => {
    expect(emailOf(itemId, made(), NOW)).toBeUndefined();
  });

  test.each<MailedAsk>([
    { what: 'decision', round: 0 },
    { what: 'decision', round: 3 },
    { what: 'proposal', madeAt: NOW - 5 },
    { what: 'nothing' },
  ])('is bound to what its mail asked: %j', (asked) => {
    expect(readItemKey('one', keyOf('one', 'mod@example.org', asked), NOW)).toEqual({
      email: 'mod@example.org',
      asked,
      madeAt: NOW,
    });
  });

  test('that names nothing, as in old mails, asks for the first decision', () => {
    const email = 'mod@example.org';
    const expires = (NOW + DAY).toString(36);
    const signature = sign('moderate-item', `one\n${email}\n${expires}`);
    const old = [expires, Buffer.from(email).toString('base64url'), signature].join('.');
    expect(readItemKey('one', old, NOW)).toMatchObject({ email, asked: FIRST });
    expect(readItemKey('two', old, NOW)).toBeUndefined();
  });
});
