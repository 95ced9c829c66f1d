import { afterEach, expect, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import { servedEvents } from '#lib/catalog/event-snapshot.server';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { serverEnv } from '#lib/server/env.server';
import { processWide } from '#lib/server/process-wide.server';
import type { Store } from '#lib/server/store/open-store.server';
import { PRIVATE_PATHS } from '#lib/site/private-paths';
import { statusPath } from '#lib/submissions/items/links/private-link.server';
import { config, middleware } from '../middleware.ts';
import { storeEvent } from './support/store/stored-items.ts';
import { describeStores } from './support/store/stores.ts';

const ORIGIN = 'http://localhost:3000';
// Where lib/server/store/store.server.ts holds the one store of the process.
const shared = processWide<{ opened?: Promise<Store> | undefined }>('store', () => ({}));

const NOW = Date.UTC(2026, 10, 26, 12);
const pathsOf = (kind: string) =>
  Object.entries(PRIVATE_PATHS).flatMap(([path, privateAs]) => (privateAs === kind ? [path] : []));

/** What the middleware makes of a request: whether the page is rendered, what is shown in its place, who may keep it. */
async function ask(path: string) {
  const { status, headers } = await middleware(new NextRequest(`${ORIGIN}${path}`));
  return {
    status,
    isRendered: headers.has('x-middleware-next'),
    shown: headers.get('x-middleware-rewrite')?.replace(ORIGIN, ''),
    location: headers.get('location')?.replace(ORIGIN, ''),
    cache: headers.get('cache-control'),
  };
}

describeStores('A private link', () => {
  test.each(pathsOf('link'))(
    'below %s that is unknown or cut short is a 404 of the same words, which no cache keeps',
    async (path) => {
      const pages = new Set<string>();
      for (const token of [
        '',
        '/x',
        `/${'A'.repeat(43)}`,
        `/${'A'.repeat(42)}`,
        `/${'A'.repeat(43)}/withdraw`,
      ]) {
        expect(await ask(path + token)).toMatchObject({
          status: 404,
          isRendered: false,
          cache: 'private, no-store',
        });
        const response = await middleware(new NextRequest(`${ORIGIN}${path}${token}`));
        expect(response.headers.get('referrer-policy')).toBe('no-referrer');
        pages.add(await response.text());
      }
      expect([...pages]).toEqual([
        expect.stringContaining('It is not complete, or not valid. Copy the whole link from your email'),
      ]);
    },
  );

  test.each(['.', ')', ',', '%3E', '%20', ').', '%E2%80%8B'])(
    'leads to itself without what stands behind it, in no cache and without a referrer: %s',
    async (behind) => {
      const path = statusPath(await storeEvent(NOW));
      for (const page of [path, `${path}/withdraw`])
        expect(await ask(page + behind)).toMatchObject({
          status: 307,
          location: page,
          cache: 'private, no-store',
        });
      expect(await ask(path.replace('/status/', '/status/('))).toMatchObject({ location: path });
    },
  );

  test('is rendered with its own token', async () => {
    const path = statusPath(await storeEvent(NOW));
    for (const page of [path, `${path}/withdraw`])
      expect(await ask(page)).toMatchObject({ isRendered: true, shown: undefined });
    expect(await ask(path.replace('/status/', '/results/'))).toMatchObject({ status: 404 });
  });
});

test.each(pathsOf('link'))(
  'no cache keeps where a link below %s leads with a slash at its end',
  async (path) => {
    expect(await ask(`${path}/x/`)).toMatchObject({
      status: 308,
      location: `${path}/x`,
      cache: 'private, no-store',
    });
    expect(await ask('/terms/')).toMatchObject({ status: 308, cache: 'public, max-age=300' });
  },
);

describeStores('What is of moderators', () => {
  afterEach(() => {
    serverEnv().MODERATOR_EMAILS.splice(0);
  });

  test.each(pathsOf('moderation'))('is not there below %s while there are none', async (path) => {
    expect(await ask(path)).toMatchObject({ shown: '/_not-found', cache: 'private, no-store' });
    expect(await ask(`/api${path}/sign-in`)).toMatchObject({ isRendered: false, status: 404 });
    serverEnv().MODERATOR_EMAILS.push('ana@example.com');
    expect(await ask(path)).toMatchObject({ isRendered: true });
    expect(await ask(`/api${path}/sign-in`)).toMatchObject({ isRendered: true });
  });

  test.each([
    ['/moderate/items/x?from=all&key=a1.b2.d0.c3).', '/moderate/items/x?from=all&key=a1.b2.d0.c3'],
    ['/moderate/sign-in?token=a-1.b%3E', '/moderate/sign-in?token=a-1.b'],
  ])('leads from a mailed link as a text had it to the link: %s', async (path, location) => {
    serverEnv().MODERATOR_EMAILS.push('ana@example.com');
    expect(await ask(path)).toMatchObject({ status: 307, location, cache: 'private, no-store' });
    expect(await ask(location)).toMatchObject({ isRendered: true });
  });

  test('has its API in the matcher, without which Next would not ask the middleware', () => {
    expect(config.matcher).toEqual([
      '/((?!_next/|api/|images/).*)',
      ...pathsOf('moderation').map((path) => `/api${path}/:path*`),
    ]);
  });
});

describe('The page of a celebration', () => {
  test.each(['/celebrations', '/celebrations/easter'])('is rendered at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ isRendered: true });
  });

  test.each(['/celebrations/made-up', '/celebrations/easter/2027', '/celebrations/constructor'])(
    'is not found at %s, which no cache of pages keeps',
    async (path) => {
      expect(await ask(path)).toMatchObject({ isRendered: false, shown: '/_not-found' });
    },
  );
});

describe('A path that starts with /things-to-do', () => {
  const LIST = '/things-to-do-in-belize';

  test.each([
    LIST,
    `${LIST}/this-weekend`,
    `${LIST}/july`,
    `${LIST}/july?utm_source=tv`,
    `${LIST}/july?when=someday`,
  ])('shows at %s a page of its own', async (path) => {
    expect(await ask(path)).toMatchObject({ isRendered: true });
  });

  test('shows a category with enough events by its own route, and one with few as the list, which no cache keeps there', async () => {
    const shown = await Promise.all(
      EVENT_CATEGORIES.map(async (category) => {
        const { headers } = await middleware(new NextRequest(`${ORIGIN}${LIST}/${category}`));
        const path = headers.get('x-middleware-rewrite')?.replace(ORIGIN, '');
        return { category, path, location: headers.get('content-location') };
      }),
    );
    const withPage = shown.filter(({ path }) => path !== LIST);
    expect(withPage.length).toBeGreaterThan(5);
    for (const { category, ...found } of withPage)
      expect(found).toEqual({ path: `${LIST}/category/${category}`, location: null });
    for (const { location } of shown.filter(({ path }) => path === LIST)) expect(location).toBe(LIST);
  });

  test.each([
    '/things-to-do',
    `${LIST}/category/parade`,
    '/things-to-do-in-july',
    `${LIST}/smarch`,
    `${LIST}/july/2027`,
  ])('shows the list at any other address: %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, isRendered: false, shown: LIST });
  });

  test.each([
    [`${LIST}/july?q=drums`, '?q=drums'],
    [`${LIST}/parade?city=hopkins`, '?category=parade&city=hopkins'],
    [`${LIST}/this-weekend?category=food`, '?when=weekend&category=food'],
    [`${LIST}/july?when=today&utm_source=tv`, '?when=today&utm_source=tv'],
  ])('leads from %s to the list, which has filters', async (path, query) => {
    expect(await ask(path)).toMatchObject({ status: 307, location: `${LIST}${query}` });
  });

  test.each([
    [`${LIST}/July`, `${LIST}/july`],
    [`${LIST}/july).`, `${LIST}/july`],
    ['/Things-To-Do-In-Belize/july', `${LIST}/july`],
  ])('leads from %s to the page that a text meant', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, location });
  });
});

describeStores('An address out of a text or in capitals', () => {
  const eventPath = async () => `/events/${(await servedEvents()).events[0]?.id}`;

  test.each([
    ['/terms.', '/terms'],
    ['/TERMS', '/terms'],
    ['/Submit-Event?country=other', '/submit-event?country=other'],
    ['/Things-To-Do-in-Belize', '/things-to-do-in-belize'],
    ['/search.?q=punta', '/search?q=punta'],
    ['/CELEBRATIONS', '/celebrations'],
    ['/celebrations/easter).', '/celebrations/easter'],
    ['/celebrations/Easter?utm_source=tv', '/celebrations/easter?utm_source=tv'],
    ['/%22', '/'],
  ])('%s leads to the page that it names', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, location, cache: 'public, max-age=300' });
  });

  test.each(['.', ')', ',', "'", '%20', '%22', '%E2%80%8B', ').'])(
    'leads to its event without what stands behind it: %s',
    async (behind) => {
      const path = await eventPath();
      expect(await ask(path + behind)).toMatchObject({ status: 308, location: path });
      const file = `${path}/calendar.ics`;
      expect(await ask(file + behind)).toMatchObject({ status: 308, location: file });
    },
  );

  test('leads to its event from capitals', async () => {
    const path = await eventPath();
    expect(await ask(path.toUpperCase())).toMatchObject({ status: 308, location: path });
    expect(await ask(path.replace('/events', '/Events'))).toMatchObject({ status: 308, location: path });
  });

  test.each(['/events/none.', '/EVENTS/none', '/none.', '//evil.example.', '/Moderate', '/STATUS/x'])(
    '%s leads nowhere else',
    async (path) => {
      expect(await ask(path)).toMatchObject({ location: undefined });
    },
  );
});

describe('While the store is away', () => {
  const { opened } = shared;
  afterEach(() => {
    serverEnv().MODERATOR_EMAILS.splice(0);
    serverEnv().DATABASE_URL = undefined;
    shared.opened = opened;
  });

  test.each(['/moderate', '/moderate/items/x?key=k', '/moderate/visits', '/moderate/sign-in'])(
    '%s says so in a sentence, instead of failing while it is rendered',
    async (path) => {
      serverEnv().MODERATOR_EMAILS.push('ana@example.com');
      // Nothing listens there.
      serverEnv().DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
      shared.opened = undefined;
      const response = await middleware(new NextRequest(`${ORIGIN}${path}`));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const page = await response.text();
      expect(page).toContain('We cannot accept this right now. Nothing is lost: try again in a moment.');
      expect(page).toContain(`<a href="${path}">Try again</a>`);
    },
  );
});
