import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { serverEnv } from '#lib/server/env.server';
import { store } from '#lib/server/store/store.server';
import { itemLinkPath } from '#lib/submissions/items/links/item-link.server';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
import { sessionCookie, sessionTokenOf } from '#lib/submissions/moderation/sign-in/session-cookie.server';
import {
  emailOfSession,
  signOut,
  signOutEverywhere,
} from '#lib/submissions/moderation/sign-in/sessions.server';
import {
  createSignInPath,
  isSignInOpen,
  requestSignIn,
  signIn,
} from '#lib/submissions/moderation/sign-in/sign-in-link.server';
import { holdLock } from '../../../../support/store/hold-lock.ts';
import { describeStores, storeFolder } from '../../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
const ANA = 'ana@example.com';
const FIRST = { what: 'decision', round: 0 } as const;

const setModerators = (...emails: string[]) => {
  serverEnv().MODERATOR_EMAILS.splice(0, Number.POSITIVE_INFINITY, ...emails);
};
const all = async (table: 'sign_in_links' | 'sessions' | 'outbox' | 'audit') =>
  (await store()).db.selectFrom(table).selectAll().execute();
const tokenOf = async (email = ANA, now = NOW) =>
  new URLSearchParams((await createSignInPath(email, now)).split('?')[1]).get('token') ?? '';
const createSession = async (now = NOW) => (await signIn(await tokenOf(ANA, now), now)) ?? '';

beforeEach(() => setModerators(ANA, 'ben@example.com'));
afterEach(() => setModerators());

describeStores('A sign-in link', () => {
  test('is mailed to a moderator in any spelling of the address, and stored only as a hash', async () => {
    await requestSignIn(' Ana@Example.com ', NOW);
    const [link] = await all('sign_in_links');
    const [mail] = await all('outbox');
    expect(link).toMatchObject({ email: ANA, used_at: null });
    expect(mail).toMatchObject({
      kind: 'sign-in',
      recipient: ANA,
      data: JSON.stringify({ linkId: link?.id }),
    });
    expect(JSON.stringify([link, mail])).not.toContain(`${link?.id}.`);
  });

  test('is created for no other address, and only a limited number of times', async () => {
    await requestSignIn('eve@example.com', NOW);
    expect(await all('sign_in_links')).toEqual([]);
    for (let asked = 0; asked < 8; asked += 1) await requestSignIn(ANA, NOW);
    expect(await all('outbox')).toHaveLength(5);
  });

  test('opens one session, once; checking it does not use it up', async () => {
    const token = await tokenOf();
    expect(await isSignInOpen(token, NOW)).toBe(true);
    expect(await isSignInOpen(token, NOW)).toBe(true);
    const sessions = await Promise.all([signIn(token, NOW), signIn(token, NOW), signIn(token, NOW)]);
    expect(sessions.filter(Boolean)).toHaveLength(1);
    expect(await isSignInOpen(token, NOW)).toBe(false);
    const session = sessions.find(Boolean) ?? '';
    expect(await emailOfSession(session, NOW)).toBe(ANA);
    expect(JSON.stringify(await all('sessions'))).not.toContain(session);
    expect((await all('audit')).map(({ action }) => action)).toContain('signed in');
  });

  test.each([
    ['after 15 minutes', 15 * MINUTE, (token: string) => token],
    ['with another signature', 0, (token: string) => `${token.slice(0, -3)}AAA`],
    ['of nonsense', 0, () => 'nonsense'],
  ])('opens no session %s', async (_, age, change) => {
    const token = change(await tokenOf());
    expect(await isSignInOpen(token, NOW + age)).toBe(false);
    expect(await signIn(token, NOW + age)).toBeUndefined();
    expect(await all('sessions')).toEqual([]);
  });

  test('opens no session for a former moderator', async () => {
    const token = await tokenOf();
    setModerators('ben@example.com');
    expect(await signIn(token, NOW)).toBeUndefined();
  });
});

describeStores('A session', () => {
  test.each([
    ['ends after 14 days without a visit', [14], undefined],
    ['goes on as long as it is used', [13, 26], ANA],
    ['ends after 30 days, however often it is used', [13, 26, 30], undefined],
  ])('that a moderator has opened %s', async (_, days, email) => {
    const session = await createSession();
    let found: string | undefined;
    for (const day of days) found = await emailOfSession(session, NOW + day * DAY);
    expect(found).toBe(email);
  });

  test('ends when the moderator signs out', async () => {
    const [one, other] = [await createSession(), await createSession()];
    await signOut(one, NOW);
    expect(await emailOfSession(one, NOW)).toBeUndefined();
    expect(await emailOfSession(other, NOW)).toBe(ANA);
  });

  test('ends on all devices at once, and unused links open no session', async () => {
    const [session, token] = [await createSession(), await tokenOf()];
    expect(await signOutEverywhere(ANA, NOW)).toBe(1);
    expect(await emailOfSession(session, NOW)).toBeUndefined();
    expect(await signIn(token, NOW)).toBeUndefined();
  });

  test('ends on all devices together with the links to single items, except those of later mails', async () => {
    const keyAt = (now: number) => itemLinkPath('one', ANA, FIRST, now).split('key=')[1] ?? '';
    const acts = (key: string) => actingModerator(null, NOW + 2 * MINUTE, { id: 'one', key });
    expect(await acts(keyAt(NOW))).toEqual({ email: ANA, via: 'key', asked: FIRST });
    await signOutEverywhere(ANA, NOW + MINUTE);
    expect(await acts(keyAt(NOW))).toBeUndefined();
    expect(await acts(keyAt(NOW + 2 * MINUTE))).toEqual({ email: ANA, via: 'key', asked: FIRST });
  });

  test('ends at once when its address is removed from the list', async () => {
    const session = await createSession();
    setModerators('ben@example.com');
    expect(await emailOfSession(session, NOW)).toBeUndefined();
  });

  test('is stored in a cookie that scripts and other sites cannot use', async () => {
    const cookie = sessionCookie('the-token');
    expect(cookie).toMatch(/^moderator=the-token; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(sessionTokenOf('a=b; moderator=the-token; c=d')).toBe('the-token');
    serverEnv().SITE_URL = 'https://site.example';
    expect(sessionCookie('the-token')).toMatch(/^__Host-moderator=the-token; Path=\/; .*Secure$/);
    serverEnv().SITE_URL = undefined;
  });
});

describeStores('A link from a mail', () => {
  const keyOf = (itemId: string) => itemLinkPath(itemId, ANA, FIRST, NOW).split('key=')[1] ?? '';

  test('opens its item for its moderator, for 14 days', async () => {
    const item = { id: 'one', key: keyOf('one') };
    expect(await actingModerator(null, NOW + 13 * DAY, item)).toEqual({
      email: ANA,
      via: 'key',
      asked: FIRST,
    });
    expect(await actingModerator(null, NOW + 15 * DAY, item)).toBeUndefined();
  });

  test('opens no other item, and none for a former moderator', async () => {
    expect(await actingModerator(null, NOW, { id: 'two', key: keyOf('one') })).toBeUndefined();
    setModerators('ben@example.com');
    expect(await actingModerator(null, NOW, { id: 'one', key: keyOf('one') })).toBeUndefined();
  });

  test('is ignored where there is a session', async () => {
    const session = await createSession();
    const found = await actingModerator(`moderator=${session}`, NOW, { id: 'one', key: keyOf('one') });
    expect(found).toEqual({ email: ANA, via: 'session' });
  });
});

const whileLocked = () => {
  test('is valid while another process has locked the store, although it cannot be noted as seen', async () => {
    const session = await createSession();
    const { release } = await holdLock(join(storeFolder(), 'store.db'), 'write');
    // Answered while the lock is held: it is released only afterwards.
    expect(await emailOfSession(session, NOW + DAY)).toBe(ANA);
    await release();
  });
};
describeStores('A session', whileLocked, ['sqlite']);
