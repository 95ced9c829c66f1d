import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { type PreviewContent, previewContent, SITE_PREVIEW } from '#lib/events/preview/preview-content';
import { someEvent } from '../../support/events/some-event.ts';

const contentOf = (change: Partial<CalendarEvent>) =>
  previewContent(someEvent({ category: 'cultural', ...change }));

const ORDINARY: Record<string, PreviewContent> = {
  'the site': SITE_PREVIEW,
  'a short title': contentOf({ title: 'Regatta' }),
  'a title of 90 characters': contentOf({
    title: 'National Agriculture and Trade Show (NATS) Opening Ceremony with Music, Food and a Parade',
  }),
  'Garifuna letters': contentOf({ title: 'Buíti Binafi: Lúgüdürü Ñandú á é í ó ú' }),
  'letters of the second font file': contentOf({ title: 'Čokoláda, Łódź & Ğöreme' }),
  'every drawable sign': contentOf({ title: '©®™ €£¥ ½ ‹› «» “„” •…' }),
  'an image of our own': contentOf({ image: '/images/events/garifuna.webp' }),
  'a cancelled event': contentOf({ status: 'cancelled' }),
  'a postponed event': contentOf({ status: 'postponed' }),
  'a date to be confirmed': contentOf({ date: 'TBA', isAllDay: true }),
  'several days': contentOf({ endDate: '2026-11-22' }),
};

const HOSTILE: Record<string, PreviewContent> = {
  'an emoji': contentOf({
    title: '🎉 Carnival 👩‍👩‍👧‍👦 🇧🇿',
    venue: '🏝️ Caye',
    city: '🌴',
    time: '⏰ 8 PM',
  }),
  'only emoji': contentOf({ title: '🎉🎉🎉', venue: '🏝️', city: '🌴', time: '⏰' }),
  'right to left': contentOf({ title: 'مهرجان البليز חגיגה \u202eParade' }),
  'Chinese, Japanese, Korean': contentOf({ title: '伯利兹节日 祭り 축제' }),
  'zero-width characters': contentOf({ title: 'P\u200bu\u200dn\ufefft\u2060a' }),
  'stacked accents': contentOf({ title: `Z${'\u0337\u031b\u0320'.repeat(200)}algo` }),
  'a title of 100,000 letters': contentOf({ title: 'W'.repeat(100_000) }),
  'a title of 100,000 words': contentOf({ title: 'a '.repeat(100_000) }),
  'capitals everywhere': contentOf({
    title: 'WWW '.repeat(30),
    venue: 'W'.repeat(80),
    city: 'M'.repeat(80),
  }),
  markup: contentOf({ title: '</text><image href="https://evil.example/x.png"/> &amp; <script>' }),
  'an image of another host': contentOf({ image: 'https://evil.example/x.png' }),
};

const { picture: _poster, ...WITHOUT_IMAGE } = contentOf({});
const UNREADABLE = [
  '/images/no-such-file.webp',
  '/images/events',
  '/images/../../package.json',
  '/images/../../data/events.csv',
  '/images/events/../../../tests/setup.ts',
  'https://evil.example/x.png',
].map((image) => ({ ...WITHOUT_IMAGE, picture: image }));

type Outcome = {
  format: string;
  width: number;
  height: number;
  bytes: number;
  ground: number[];
  attempts: string[];
  error?: string;
};

/** Renders in a process of its own, because Jest cannot load next/og, and so that all network access can be blocked. */
function render(contents: (PreviewContent & { upload?: string })[]): Outcome[] {
  const script = join(process.cwd(), 'tests/worker/preview/render-without-network.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(contents),
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** An upload with words of one colour on nothing. */
async function flyer(colour: string) {
  const words = [120, 180, 240, 300].map((y) => `<rect x="60" y="${y}" width="280" height="24"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="480"><g fill="${colour}">${words}</g></svg>`;
  const file = await sharp(Buffer.from(svg)).ensureAlpha().webp({ lossless: true }).toBuffer();
  return { ...WITHOUT_IMAGE, picture: `/uploads/${'0'.repeat(32)}.webp`, upload: file.toString('base64') };
}
/** The colour of the words, and that of the ground on which they are drawn: the paper of the card where they are legible on it. */
const FLYERS: [string, string, number[]][] = [
  ['black', '#000000', [255, 251, 242]],
  ['blue', '#171696', [255, 251, 242]],
  ['white', '#ffffff', [24, 24, 24]],
  ['yellow', '#ffd400', [24, 24, 24]],
];

const NOT_CLEANED = ['🎉', '祭り'].map((title) => ({ ...WITHOUT_IMAGE, title }));

const GROUPS = {
  ordinary: Object.values(ORDINARY),
  hostile: Object.values(HOSTILE),
  unreadable: [WITHOUT_IMAGE, ...UNREADABLE],
  notCleaned: NOT_CLEANED,
};
const outcomes = new Map<string, Outcome[]>();

beforeAll(async () => {
  const flyers = await Promise.all(FLYERS.map(([, colour]) => flyer(colour)));
  const groups = { ...GROUPS, flyers };
  const all = render(Object.values(groups).flat());
  for (const [name, contents] of Object.entries(groups)) outcomes.set(name, all.splice(0, contents.length));
}, 60_000);

const CARDS = [
  ...Object.keys(ORDINARY).map((name, i) => ({ name, group: 'ordinary', i })),
  ...Object.keys(HOSTILE).map((name, i) => ({ name, group: 'hostile', i })),
];

test.each(CARDS)(
  'the preview with $name is a JPEG of 1200 by 630 below 250 KB, and fetches nothing',
  ({ group, i }) => {
    const outcome = outcomes.get(group)?.[i];
    expect(outcome).toMatchObject({ format: 'jpeg', width: 1200, height: 630, attempts: [] });
    expect(outcome?.bytes).toBeGreaterThan(20_000);
    expect(outcome?.bytes).toBeLessThan(250_000);
  },
);

test('an image that is not a file below public/images is replaced by the drawing', () => {
  const [drawn, ...others] = outcomes.get('unreadable') ?? [];
  expect(others).toHaveLength(UNREADABLE.length);
  for (const other of others) expect(other).toMatchObject({ bytes: drawn?.bytes, attempts: [] });
});

test.each(FLYERS)(
  'an upload with %s words on nothing has a ground on which they are legible',
  (name, _, ground) => {
    const outcome = outcomes.get('flyers')?.[FLYERS.findIndex(([each]) => each === name)];
    const differences = ground.map((value, channel) => Math.abs(value - (outcome?.ground[channel] ?? 0)));
    // As JPEG stores it.
    expect(Math.max(...differences)).toBeLessThan(6);
  },
);

test('an image of our own is used instead of the drawing', () => {
  const [bytes, drawn] = [outcomes.get('ordinary')?.[6]?.bytes, outcomes.get('unreadable')?.[0]?.bytes];
  expect(bytes).not.toBe(drawn);
});

test('the check works: a title that was not cleaned is caught fetching from the network', () => {
  for (const { attempts } of outcomes.get('notCleaned') ?? []) expect(attempts[0]).toMatch(/^fetch https:/);
  expect(outcomes.get('notCleaned')).toHaveLength(NOT_CLEANED.length);
});
