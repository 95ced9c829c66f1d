import { noteServedBuild } from '#lib/server/served-build';
import { freshEvents, temporaryFolder } from '../../support/events/fresh-events.ts';
import { startLoopbackServer } from '../../support/sites/loopback-server.ts';

const sharedState = (name: string) => Symbol.for(`belize-celebrations.${name}`);

let asked: string[];
let server: Awaited<ReturnType<typeof startLoopbackServer>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  asked = [];
  server = await startLoopbackServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.end();
  });
  folder = await temporaryFolder();
});

afterEach(async () => {
  await server.close();
  await folder.remove();
  for (const name of ['event-page-check', 'served-build'])
    Reflect.deleteProperty(globalThis, sharedState(name));
});

/** The check of a server on the port of the one above that has just started with the sample calendar. */
async function freshCheck({ isPublished }: { isPublished: boolean }) {
  await freshEvents({ DATA_DIR: folder.path, PORT: new URL(server.url).port });
  const { catalogState } = await import('#lib/catalog/catalog-state.server');
  if (isPublished) catalogState().publishedAt = '2026-11-21T12:00:00.000Z';
  return (await import('#lib/catalog/asked-event-page.server')).askEventPage;
}

test('a server that has published its pages asks itself for one of an event, once for all who want to know', async () => {
  noteServedBuild('.next');
  const askEventPage = await freshCheck({ isPublished: true });
  const [first, second] = await Promise.all([askEventPage(), askEventPage()]);
  expect(first).toMatchObject({ status: 'ok', details: { response: 200 } });
  expect(second).toBe(first);
  expect(await askEventPage()).toBe(first);
  expect(asked).toEqual([`HEAD /events/${first.details?.event}`]);
});

test('before it has published, a server asks for no page, which would read the sheet', async () => {
  noteServedBuild('.next');
  const askEventPage = await freshCheck({ isPublished: false });
  expect(await askEventPage()).toEqual({ status: 'ok', reason: 'No page was asked for yet' });
  expect(asked).toEqual([]);
});

test('where no build is served, as in development, no page is asked for', async () => {
  const askEventPage = await freshCheck({ isPublished: true });
  expect(await askEventPage()).toMatchObject({ status: 'ok' });
  expect(asked).toEqual([]);
});
