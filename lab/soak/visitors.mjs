// What visitors' browsers, search engines and monitors ask for: the pages, their parts, and what their scripts send.
import { pickInTurn, pickOne } from '../harness/chance.mjs';
import { jsonRequest, networkOf } from '../harness/client.mjs';
import { isPage } from './promised.mjs';

const ENCODINGS = ['br, gzip', 'gzip', 'gzip, deflate, br, zstd', undefined];
const WORDS = [
  'market',
  'punta rock',
  'run',
  'dangriga',
  'free food tonight',
  'canoe',
  'art',
  'no such thing',
  'día',
];
const CATEGORIES = ['food', 'cultural', 'sports', 'entertainment'];
const PLACES = [
  [17.5, -88.2],
  [16.97, -88.23],
  [17.92, -87.96],
  [34.05, -118.24],
];
const VIEWS = ['home', 'things-to-do', 'event', 'submit-event', 'advertise'];

const isMoved = ({ status }) => status === 308;
const only =
  (...statuses) =>
  ({ status }) =>
    statuses.includes(status);

/** A batch of what a visit counts. */
const visitOf = (random, eventId) => ({
  events: [
    { name: 'landing', view: pickOne(VIEWS, random) },
    { name: 'page_view', view: pickOne(VIEWS, random) },
    { name: 'event_view', id: eventId },
    { name: 'search', found: random() < 0.8, words: 'night market' },
    { name: 'web_vital', metric: 'LCP', value: Math.round(400 + random() * 2_000) },
  ],
});

/**
 * Each kind of request with how often it comes, the request itself, and the answers that are promised (the page or "not
 * changed" unless said otherwise, others `duringFaults`). `site` is what is known of it: ids of events, addresses of files, ETags.
 * @type {{ name: string, weight: number, request: (site: any, random: () => number) => any, promised?: (answer: any) => boolean, duringFaults?: (answer: any) => boolean, after?: (site: any, answer: any) => void }[]}
 */
const KINDS = [
  { name: 'home', weight: 12, request: () => ({ path: '/' }) },
  { name: 'things to do', weight: 5, request: () => ({ path: '/things-to-do-in-belize' }) },
  {
    name: 'search in the address',
    weight: 7,
    request: (_, random) => ({ path: `/?q=${encodeURIComponent(pickOne(WORDS, random))}` }),
  },
  {
    name: 'filter in the address',
    weight: 4,
    request: (_, random) => ({
      path: `/things-to-do-in-belize?category=${pickOne(CATEGORIES, random)}&cost=free`,
    }),
  },
  {
    name: 'event',
    weight: 16,
    request: ({ events }, random) => ({ path: `/events/${pickOne(events, random)}` }),
  },
  {
    name: 'approved event',
    weight: 4,
    request: ({ approved, events }, random) => ({
      path: `/events/${pickOne([...approved], random) ?? pickOne(events, random)}`,
    }),
  },
  {
    name: 'index for the search',
    weight: 9,
    request: ({ indexTag }, random) => ({
      path: '/api/events',
      headers: random() < 0.5 && indexTag ? { 'If-None-Match': indexTag } : {},
    }),
    after: (site, { status, headers }) => {
      if (status === 200) site.indexTag = headers.etag;
    },
  },
  {
    name: 'page for the router',
    weight: 6,
    request: ({ events }, random) => ({
      path: `/events/${pickOne(events, random)}?_rsc=`,
      headers: { RSC: '1' },
    }),
  },
  {
    name: 'calendar file',
    weight: 2,
    request: ({ events }, random) => ({ path: `/events/${pickOne(events, random)}/calendar.ics` }),
  },
  {
    name: 'link preview',
    weight: 3,
    request: ({ previews }, random) => ({ path: pickOne(previews, random) }),
    // An edit of the event moves its preview.
    promised: (answer) => isPage(answer) || isMoved(answer),
  },
  {
    name: 'script, style or font',
    weight: 8,
    request: ({ assets }, random) => ({ path: pickOne(assets, random) }),
  },
  {
    name: 'drawing',
    weight: 5,
    request: ({ images }, random) => ({
      path: pickOne(images, random),
      headers: random() < 0.2 ? { 'Save-Data': 'on' } : {},
    }),
  },
  {
    name: 'part of a drawing',
    weight: 1,
    request: ({ images }, random) => ({ path: pickOne(images, random), headers: { Range: 'bytes=0-99' } }),
    promised: only(206),
  },
  {
    name: 'forms',
    weight: 3,
    request: (_, random) => ({ path: pickOne(['/submit-event', '/advertise'], random) }),
  },
  {
    name: 'feeds',
    weight: 3,
    request: (_, random) => ({
      path: pickOne(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'], random),
    }),
  },
  {
    name: 'what works offline',
    weight: 3,
    request: (_, random) => ({ path: pickOne(['/sw.js', '/offline'], random) }),
  },
  {
    name: 'weather',
    weight: 4,
    request: (_, random) => {
      const [latitude, longitude] = pickOne(PLACES, random);
      return { path: `/api/weather?lat=${latitude}&lon=${longitude}` };
    },
  },
  {
    name: 'counts',
    weight: 6,
    request: ({ events }, random) => jsonRequest('/api/analytics', visitOf(random, pickOne(events, random))),
    promised: only(204),
  },
  {
    name: 'health',
    weight: 3,
    request: () => ({ path: '/api/health' }),
    // Failing while forms are refused; whether it is ok after the faults is judged by itself.
    duringFaults: only(503),
  },
  { name: 'ready', weight: 2, request: () => ({ path: '/api/ready' }) },
  { name: 'offer of a live voice', weight: 1, request: () => ({ path: '/api/voice' }) },
  {
    name: 'uploaded image',
    weight: 2,
    request: ({ uploads }, random) => ({ path: pickOne(uploads, random) ?? '/preview.jpg' }),
  },
  {
    name: 'private link',
    weight: 3,
    request: ({ links }, random) => ({ path: pickOne(links, random) ?? '/submit-event' }),
  },
];

/** Sends one request of a visitor, and notes whether its answer was as promised. */
export async function visit({ client, ledger, site, random }, number) {
  const { name, request, promised = isPage, duringFaults, after } = pickInTurn(KINDS, number, random);
  const asked = request(site, random);
  const encoding = pickOne(ENCODINGS, random);
  const whole = {
    ...asked,
    network: networkOf(number),
    headers: { ...(encoding && { 'Accept-Encoding': encoding }), ...asked.headers },
  };
  const answer = await client.ask(whole);
  const isMet = promised(answer);
  const isRefused = duringFaults?.(answer);
  const outcome = isMet ? 'kept' : isRefused ? 'refused' : 'broken';
  ledger.note('visitor', name, answer, outcome, asked.path);
  if (isMet) after?.(site, answer);
}

/** The names of all kinds, each of which a run has to contain. */
export const VISITOR_KINDS = KINDS.map(({ name }) => name);

/**
 * Asks for every page once, as visitors do in the first hour, and learns from them what else there is to ask for. Resolves
 * to the ids of events, and the addresses of previews, files of the build and drawings.
 */
export async function learnSite(client) {
  const { events: rows } = (await client.ask({ path: '/api/events' })).json();
  const events = rows.map(([id]) => id);
  const previews = [];
  const found = new Set();
  for (const path of ['/', '/things-to-do-in-belize', ...events.map((id) => `/events/${id}`)]) {
    const html = (await client.ask({ path, headers: { 'Accept-Encoding': 'br' } })).text();
    const [, preview] = /og:image" content="([^"]+\/preview-[^"]+)"/.exec(html) ?? [];
    if (preview) previews.push(new URL(preview).pathname);
    for (const [, address] of html.matchAll(/(?:src|href)="(\/(?:_next\/static|images)\/[^"?]+)"/g))
      found.add(address);
  }
  const files = [...found];
  return {
    events,
    previews,
    assets: files.filter((path) => path.startsWith('/_next/')),
    images: files.filter((path) => path.startsWith('/images/')),
  };
}
