import { beforeEach, expect, test } from '@jest/globals';
import { loadMemory } from '#lib/catalog/memory/load-memory.server';
import { store } from '#lib/server/store/store.server';
import { SESSION_COOKIES } from '#lib/submissions/moderation/sign-in/session-cookies';
import { createSession } from '#lib/submissions/moderation/sign-in/sessions.server';
import { POST } from '../../../app/api/moderate/memory/route.ts';
import {
  asNewServer,
  configureSheet,
  DRUM_DAY,
  idOn,
  READ_AT,
  remember,
  sheetWith,
  WEEK_LATER,
} from '../../support/events/sheet-with.ts';
import { describeStores } from '../../support/store/stores.ts';

process.env.MODERATOR_EMAILS = 'mod@example.org';

const GONE = idOn(DRUM_DAY, 'dangriga-drums');
/** On another day in another place: never guessed. */
const PRESENT = idOn(WEEK_LATER, 'hopkins-drums');
const PAGE = '/moderate/memory';

async function send(fields: Record<string, string>, { isSignedIn = true } = {}) {
  const token = await createSession((await store()).db, 'mod@example.org', READ_AT);
  const request = new Request('http://localhost:3000/api/moderate/memory', {
    method: 'POST',
    headers: { Accept: 'text/html', ...(isSignedIn && { Cookie: `${SESSION_COOKIES.secure}=${token}` }) },
    body: new URLSearchParams(fields),
  });
  const response = await POST(request);
  return [response.status, response.headers.get('location')];
}

const rememberedOf = async (id: string) => (await loadMemory()).byId.get(id);

describeStores('A moderator of what vanished', () => {
  beforeEach(async () => {
    configureSheet();
    asNewServer();
    await remember(sheetWith([{}, { title: 'Market' }]));
    await remember(sheetWith([{ date: WEEK_LATER, city: 'Hopkins' }, { title: 'Market' }]));
  });

  test('joins it with a listed event by its address, and parts the two again', async () => {
    const present = `https://belize.example/events/${PRESENT}?utm_source=a`;
    expect(await send({ event: GONE, present, action: 'join' })).toEqual([303, `${PAGE}?done=join`]);
    expect(await rememberedOf(PRESENT)).toMatchObject({ formerIds: [GONE] });
    expect(await send({ event: PRESENT, action: 'part' })).toEqual([303, `${PAGE}?done=part`]);
    expect(await rememberedOf(PRESENT)).toMatchObject({ formerIds: [] });
  });

  test('says that it is gone, and nothing of it is shown any more', async () => {
    expect((await rememberedOf(GONE))?.event?.title).toBe('Drums');
    expect(await send({ event: GONE, action: 'gone' })).toEqual([303, `${PAGE}?done=gone`]);
    expect((await rememberedOf(GONE))?.event).toBeUndefined();
  });

  test.each([
    ['a form without an event', { event: '' }, 'event'],
    ['a join without the other event', { action: 'join' }, 'event'],
    ['an event that there never was', { event: 'made-up' }, 'event'],
    ['an event that is listed', { event: PRESENT }, 'conflict'],
    ['an action that there is not', { action: 'delete' }, 'decision'],
  ])('is told on the page what is wrong with %s, and nothing changes', async (_, changes, problem) => {
    expect(await send({ event: GONE, action: 'gone', ...changes })).toEqual([
      303,
      `${PAGE}?problem=${problem}`,
    ]);
    expect((await rememberedOf(GONE))?.event?.title).toBe('Drums');
  });

  test('has to be signed in', async () => {
    const [, location] = await send({ event: GONE, action: 'gone' }, { isSignedIn: false });
    expect(location).toBe('/moderate/sign-in?problem=session');
    expect((await rememberedOf(GONE))?.event?.title).toBe('Drums');
  });
});
