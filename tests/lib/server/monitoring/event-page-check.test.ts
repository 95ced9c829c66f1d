import { eventPageCheck } from '#lib/server/monitoring/event-page-check';

const IDS = ['drums', 'kites', 'parade'];

/** A server whose pages answer with these statuses; a page without one does not answer. */
function someServer(statuses: Record<string, number | undefined>) {
  const asked: string[] = [];
  return {
    asked,
    ask: async (path: string) => {
      asked.push(path);
      return statuses[path.replace('/events/', '')];
    },
  };
}

test('each turn asks for the page of another event, as one that was asked before may be in memory', async () => {
  const { asked, ask } = someServer({ drums: 200, kites: 200, parade: 200 });
  for (const turn of [0, 1, 2, 3])
    expect(await eventPageCheck(IDS, turn, ask)).toMatchObject({ status: 'ok', details: { response: 200 } });
  expect(asked).toEqual(['/events/drums', '/events/kites', '/events/parade', '/events/drums']);
});

test.each([
  [
    'one page alone answers 500',
    { drums: 500, kites: 200 },
    'degraded',
    'An event page answers 500 instead of 200',
  ],
  ['two pages answer 500', { drums: 500, kites: 500 }, 'failing', 'Event pages answer 500 instead of 200'],
  ['two pages are not found', { drums: 404, kites: 404 }, 'failing', 'Event pages answer 404 instead of 200'],
  ['one page redirects', { drums: 308, kites: 200 }, 'degraded', 'An event page answers 308 instead of 200'],
])('where %s, the check says so', async (_, statuses: Record<string, number>, status, reason) => {
  const { asked, ask } = someServer(statuses);
  expect(await eventPageCheck(IDS, 0, ask)).toEqual({
    status,
    reason,
    details: { event: 'drums', response: statuses.drums ?? null },
  });
  expect(asked).toEqual(['/events/drums', '/events/kites']);
});

test('a page that does not respond in time is no proof of a fault, and no second one is waited for', async () => {
  const { asked, ask } = someServer({});
  expect(await eventPageCheck(IDS, 0, ask)).toEqual({
    status: 'degraded',
    reason: 'An event page does not respond in time',
    details: { event: 'drums', response: null },
  });
  expect(asked).toEqual(['/events/drums']);
});

test('the page of the only event is asked once, and fails for all', async () => {
  const { asked, ask } = someServer({ drums: 500 });
  expect(await eventPageCheck(['drums'], 7, ask)).toMatchObject({ status: 'failing' });
  expect(asked).toEqual(['/events/drums']);
});

test('without events nothing is asked, and the check says why it is content', async () => {
  const { asked, ask } = someServer({});
  expect(await eventPageCheck([], 0, ask)).toEqual({
    status: 'ok',
    reason: 'There is no event whose page could be asked for',
  });
  expect(asked).toEqual([]);
});
