import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayStamp } from '#lib/events/calendar/calendar-dates';
import type { PRIVATE_EVENT_FIELDS } from '#lib/submissions/fields/event-submission';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { findLeaks } from '../../lab/faults/leaks.mjs';
import { projectFolder } from '../../lab/harness/site.mjs';
import { MARKER, NUMBER_MARKER } from '../../lab/harness/submissions.mjs';
import { currentBuild } from '../../worker/builds/current-build.ts';
import { startGoogleSheets } from '../fakes/google-sheets.mjs';
import { expect, test } from '../support/browser/strong-device.ts';
import { sheetOf } from '../support/events/sheet-of.ts';
import { dateCell } from '../support/moment/sheet.ts';
import { ask, type SiteServer, startSite } from '../support/sites/site-server.ts';
import { putInStore, setInStore } from '../support/store/in-store.ts';
import { EVENT_DAY, someSubmission } from '../support/submissions/some-submission.ts';

// One sheet, one site, one story: each test goes on where the one before it ended.
test.describe.configure({ mode: 'serial' });

const ID = 'village-fiesta';
/** To which an event is moved. */
const OTHER_DAY = addDays(EVENT_DAY, 7);
const PAGES = ['/', '/things-to-do-in-belize', `/events/${ID}`, `/events/${ID}/calendar.ics`, '/api/events'];
/** A word of its own in every field that only moderators and the submitter may see. */
const MARKED = {
  submitterName: MARKER,
  submitterEmail: `${MARKER}@example.com`,
  submitterPhone: NUMBER_MARKER,
  userAgent: MARKER,
  timestamp: MARKER,
  formDuration: Number(NUMBER_MARKER),
  honeypot: MARKER,
} satisfies Record<(typeof PRIVATE_EVENT_FIELDS)[number], unknown>;

let google: Awaited<ReturnType<typeof startGoogleSheets>>;
let site: SiteServer;
let item: { id: string };

test.beforeAll(async () => {
  google = await startGoogleSheets({ csv: sheetOf(5) });
  site = await startSite({ env: { EVENTS_CSV_URL: google.csvUrl } });
});

test.afterAll(async () => {
  await site?.stop();
  await google?.close();
});

const get = async (path: string) => {
  const response = await ask(site.url + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};
/** Puts rows into the sheet, and publishes them as its editor does. */
async function edit(csv: string): Promise<void> {
  google.setCsv(csv);
  await ask(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: 'Bearer the-secret-of-the-editors' },
  });
}
const health = async () => JSON.parse((await get('/api/health')).text);
const showing = async (word: string) => {
  const pages = await Promise.all(PAGES.map(get));
  return PAGES.filter((_, place) => pages[place]?.status === 200 && pages[place]?.text.includes(word));
};

test('an event approved by another process is on every page within seconds, even while the sheet is down', async () => {
  for (const path of PAGES) await get(path);
  google.setFault('down');
  item = await putInStore(site, {
    status: 'approved',
    event_id: ID,
    payload: { ...someSubmission(), ...MARKED },
    reason: MARKER,
  });
  await expect.poll(() => showing('Village Fiesta')).toEqual(PAGES);
  expect((await get('/sitemap.xml')).text).toContain(`/events/${ID}`);
  expect((await health()).serving).toMatchObject({ events: 6, approved: 1 });
  const { leaks } = await findLeaks({
    url: site.url,
    log: site.log(),
    words: [MARKER, NUMBER_MARKER],
    more: [`/events/${ID}/calendar.ics`, `/events/${ID}?_rsc=1`],
    folders: [
      { folder: join(projectFolder, currentBuild(projectFolder)) },
      // Temporary files are renamed while this looks.
      { folder: site.dataDir, skip: (name) => name.startsWith('store.db') || name.endsWith('.tmp') },
    ],
  });
  expect(leaks).toEqual([]);
  google.setFault(null);
});

test('the address of an approved event with another day redirects to the event', async () => {
  const response = await ask(`${site.url}/events/${dayStamp(OTHER_DAY)}-dangriga-village-fiesta`, {
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([308, `/events/${ID}`]);
});

test('an approved event that was moved shows its former place and date', async () => {
  const announcement = {
    kind: 'moved',
    endDate: '',
    moreDates: [],
    timeZone: '',
    date: OTHER_DAY,
    time: '6 PM',
    isAllDay: false,
    venueName: 'Community Centre',
    community: 'Dangriga',
  };
  await setInStore(site, item.id, { announcement: JSON.stringify([announcement]) });
  await expect.poll(() => showing('Community Centre')).toEqual(PAGES);
  const { text } = await get(`/events/${ID}`);
  expect(text).toContain(
    `<s><time dateTime="${EVENT_DAY}">${formatLongDay(EVENT_DAY)}</time>, Football Field, San Antonio (Toledo)</s>`,
  );
  expect(text).toContain('https://schema.org/EventRescheduled');
  expect(text).toContain(`"previousStartDate":"${EVENT_DAY}"`);
});

test('an approved event that was cancelled shows “Cancelled”', async () => {
  await setInStore(site, item.id, { announcement: JSON.stringify([{ kind: 'cancelled' }]) });
  await expect
    .poll(async () => (await get(`/events/${ID}`)).text)
    .toContain('This event has been cancelled.');
});

test('a row of the sheet replaces an approved event with the same id', async () => {
  await setInStore(site, item.id, { announcement: null });
  await edit(`${sheetOf(5)}\nFrom the Sheet,${dateCell(EVENT_DAY)},8 PM,Hall,Dangriga,Free,${ID},`);
  await expect.poll(() => showing('From the Sheet')).toEqual(PAGES);
  expect((await health()).serving).toMatchObject({ events: 6, approved: 0 });
  await edit(sheetOf(5));
  await expect.poll(() => showing('Village Fiesta')).toEqual(PAGES);
});

test('a row that gets another day stays the same calendar entry, and its former address leads to it', async () => {
  const calendarFile = (day: CalendarDay) => `/events/${dayStamp(day)}-dangriga-regatta/calendar.ics`;
  const regatta = (day: CalendarDay) => `${sheetOf(5)}\nRegatta,${dateCell(day)},8 PM,Hall,Dangriga,Free,,`;
  await edit(regatta(EVENT_DAY));
  await expect.poll(async () => (await get(calendarFile(EVENT_DAY))).text).toContain('SEQUENCE:0');
  await edit(regatta(OTHER_DAY));
  await expect.poll(async () => (await get(calendarFile(OTHER_DAY))).text).toContain('SEQUENCE:1');
  const { text } = await get(calendarFile(OTHER_DAY));
  expect(text).toContain(`UID:${dayStamp(EVENT_DAY)}-dangriga-regatta@`);
  expect(text).toContain(`DTSTART:${dayStamp(addDays(OTHER_DAY, 1))}T020000Z`);
  expect(text).toContain('LAST-MODIFIED:');
  const former = await ask(site.url + calendarFile(EVENT_DAY), { redirect: 'manual' });
  expect([former.status, former.headers.get('location')]).toEqual([308, calendarFile(OTHER_DAY)]);
  await edit(sheetOf(5));
});

test('an event whose approval is undone is gone within seconds', async () => {
  await setInStore(site, item.id, { status: 'pending', event_id: null, published_via: null });
  await expect.poll(async () => (await get(`/events/${ID}`)).status).toBe(410);
  await expect.poll(() => showing('Village Fiesta')).toEqual([]);
});

test('pages are served while the store is damaged, during operation and at the start', async () => {
  await setInStore(site, item.id, { status: 'approved', event_id: ID, published_via: 'store' });
  await expect.poll(() => showing('Village Fiesta')).toEqual(PAGES);
  for (const end of ['', '-wal', '-shm']) await rm(join(site.dataDir, `store.db${end}`), { force: true });
  await writeFile(join(site.dataDir, 'store.db'), 'This is no database.');
  expect(await showing('Village Fiesta')).toEqual(PAGES);
  await site.restart();
  for (const path of ['/', '/things-to-do-in-belize', '/events/event-1'])
    expect((await get(path)).text).toContain('Event 1');
  expect(await health()).toMatchObject({
    status: 'failing',
    checks: { store: { status: 'failing', reason: 'The store cannot be written and read' } },
    serving: { events: 5, approved: 0 },
    approvedProblem: expect.stringContaining('The store could not be read'),
  });
});

test('the log has no unhandled error', () => {
  expect(site.log()).not.toMatch(/⨯|Unhandled|\n\s+at /);
});
