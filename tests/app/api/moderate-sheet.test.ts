import { beforeEach, expect, test } from '@jest/globals';
import { catalogState } from '#lib/catalog/catalog-state.server';
import { codesIn } from '#lib/catalog/sources/doubt';
import { store } from '#lib/server/store/store.server';
import { SESSION_COOKIES } from '#lib/submissions/moderation/sign-in/session-cookies';
import { createSession } from '#lib/submissions/moderation/sign-in/sessions.server';
import { POST } from '../../../app/api/moderate/sheet/route.ts';
import { configureSheet, READ_AT, sheetWith } from '../../support/events/sheet-with.ts';
import { startLoopbackServer } from '../../support/sites/loopback-server.ts';
import { describeStores } from '../../support/store/stores.ts';

process.env.MODERATOR_EMAILS = 'mod@example.org';

const LOST = 'The column Date is blank in 9 of 9 rows, before in 0 of 9';
const DOUBT = { reason: 'blanked', columns: ['Date'], sentence: LOST } as const;
const CODE = 'blanked:Date';

let server: Awaited<ReturnType<typeof startLoopbackServer>>;
/** What this server is asked to publish, and how it answers. */
let asked: string[] = [];
let status = 200;
/** The doubts that it accepts by that. */
let doubts: (typeof DOUBT)[] = [];

// The settings are read once, so the server is started before any module that reads them asks.
beforeAll(async () => {
  server = await startLoopbackServer((request, response) => {
    asked.push(decodeURIComponent((request.url ?? '').replaceAll('+', ' ')));
    const codes = codesIn(new URL(request.url ?? '', server.url).searchParams);
    catalogState().accepted = { version: 'of-the-held-one', codes, doubts };
    response.writeHead(status).end();
  });
  process.env.PORT = new URL(server.url).port;
});
afterAll(() => server.close());

async function send(accept: string[], { isSignedIn = true, isMeant = true } = {}) {
  const token = await createSession((await store()).db, 'mod@example.org', READ_AT);
  const request = new Request('http://localhost:3000/api/moderate/sheet', {
    method: 'POST',
    headers: { Accept: 'text/html', ...(isSignedIn && { Cookie: `${SESSION_COOKIES.secure}=${token}` }) },
    body: new URLSearchParams([
      ...accept.map((code) => ['accept', code]),
      ...(isMeant ? [['meant', 'on']] : []),
    ]),
  });
  const response = await POST(request);
  return [response.status, response.headers.get('location')];
}

async function storedAcceptances() {
  const { db } = await store();
  const rows = await db.selectFrom('audit').selectAll().where('action', '=', 'accepted the sheet').execute();
  const editions = await db.selectFrom('settings').selectAll().where('name', '=', 'sheet-edition').execute();
  return {
    audit: rows.map(({ who, detail }) => [who, JSON.parse(detail)]),
    editions: editions.map(({ value }) => value.split(' ').slice(1)),
  };
}

describeStores('A moderator of a sheet that is held', () => {
  beforeEach(() => {
    asked = [];
    status = 200;
    doubts = [DOUBT];
    configureSheet();
    Object.assign(catalogState(), { sheet: sheetWith([{}]), reports: {}, accepted: undefined });
  });

  test('accepts it for the reason that was read: it is published here and by the other servers', async () => {
    expect(await send([CODE, 'shrank', CODE])).toEqual([303, '/moderate/sheet?done=accepted']);
    expect(asked).toEqual([`/api/revalidate?accept=${CODE}&accept=shrank`]);
    expect(await storedAcceptances()).toEqual({
      audit: [['mod@example.org', { reason: LOST }]],
      editions: [[CODE, 'shrank']],
    });
  });

  test.each([
    ['is held for another reason by now, or cannot be read', [CODE], 502],
    ['is no longer named', [], 200],
    ['is named by what is no reason', [LOST, 'empty', 'accept'], 200],
  ])('is told that it was not accepted where it %s', async (_, accept, answer) => {
    status = answer;
    expect(await send(accept)).toEqual([303, '/moderate/sheet?problem=sheet']);
    expect(await storedAcceptances()).toEqual({ audit: [], editions: [] });
  });

  test('has to say that it is meant so', async () => {
    expect(await send([CODE], { isMeant: false })).toEqual([303, '/moderate/sheet?problem=sheet']);
    expect(asked).toEqual([]);
  });

  test('is not said to have accepted a sheet that was mended meanwhile', async () => {
    doubts = [];
    expect(await send([CODE])).toEqual([303, '/moderate/sheet?done=accepted']);
    expect((await storedAcceptances()).audit).toEqual([]);
  });

  test('has to be signed in', async () => {
    expect(await send([CODE], { isSignedIn: false })).toEqual([303, '/moderate/sign-in?problem=session']);
    expect(asked).toEqual([]);
  });
});
