/**
 * Runs inline in every page and keeps right what depends on the hour, whoever rendered the HTML and however old it is:
 * before the first paint, whenever something is rendered, at each full minute, and when a tab is seen again. It reads
 * and writes attributes alone, so that no card has to be hydrated for it:
 *
 * - `data-hour`, `data-after` (of hourAttributes): it writes `data-state`, and its words into `data-says` below. The
 *   list item around gets its place in the list as `data-place` and the order of that, behind the rest of today where it
 *   was on yesterday and is on tomorrow; it is hidden after the event's last day. Once the event is over, the item moves
 *   into the `data-fold` of its section, where the list is HTML that React leaves alone. All of this waits while somebody looks at the list, so that nothing jumps. `data-off`: the event does
 *   not take place, whatever its hour.
 * - `data-over`: how many in its `data-fold` are over.
 * - `data-lead`: of the cards of this list the first is large on a phone.
 * - `data-choices`, a number: less what below it is over by now, and within `data-day` less what is over for today, it
 *   goes into `data-count`; at zero it hides itself.
 * - `data-until` (minutes since 1970), `data-then`: the text from then on; of a `time` with `data-date` the day.
 * - `data-ends` (minutes since 1970): hidden from then on.
 * - `data-clock`: it sets `--clock`, how much of the day in Belize has passed, in percent.
 *
 * The time is the server's: what it states with the page corrects a device whose clock is off.
 *
 * React renders these attributes too and leaves them alone as long as it renders the same, so what it renders is put
 * right by the observer before it is painted. Decision 71 says why.
 */
import { eventStateText, stateByMoments } from '#lib/events/event-state';
import { isLasting, isOfToday, type ListPlace, orderOf } from '#lib/events/lists/list-place';
import { overText } from '#lib/events/lists/order-events';
import { momentsFromText } from '#lib/events/moments-text';
import { pluralize } from '#lib/text/pluralize';
import { partOfBelizeDay } from '#lib/time/calendar-day';
import { CLOCK_METRIC, clockSkew } from '#lib/time/clock-skew';
import { MINUTE_MS } from '#lib/time/durations';

/** An element that has one of the attributes below. */
type Followed = HTMLTimeElement & {
  dataset: Record<'hour' | 'after' | 'choices' | 'until' | 'then' | 'ends', string>;
};

/** By how much the device's clock is off, and for others `data-skew` of <html>. */
let skew = 0;

/** Finds that out from what the server stated with the page, before anything is painted by the hour. */
const readClock = () => {
  const [navigation = {}] = (performance.getEntriesByType?.('navigation') ??
    []) as Partial<PerformanceNavigationTiming>[];
  const { dataset } = document.documentElement;
  const stated = navigation.serverTiming?.find(({ name }) => name === CLOCK_METRIC)?.duration;
  // Without a transfer it came from the browser's cache, also where a service worker has asked for it.
  const isFresh = Boolean(navigation.transferSize) && navigation.type !== 'back_forward';
  const arrivedAt = Date.now() - (performance.now() - (navigation.responseStart || 0));
  skew = Math.round(
    clockSkew(arrivedAt, {
      server: stated && stated * 1000,
      isFresh,
      cachedAt: +(dataset.copy || 0),
    }),
  );
  if (skew) dataset.skew = `${skew}`;
};

const FOLLOWED = '[data-hour],[data-choices],[data-until],[data-ends],[data-clock]';

const each = (name: string, follow: (element: Followed) => void, within: ParentNode = document) =>
  within.querySelectorAll<Followed>(`[data-${name}]`).forEach(follow);

// What is right already is not written again: that would be work for the browser, and for other observers.
const say = (element: Element, text: string) => {
  if (element.textContent !== text) element.textContent = text;
};

/** Moves a list item to its place; on its own accord only while nobody looks at the list. */
const place = (item: HTMLElement, state: ListPlace | 'gone', lasts: boolean, mayJump: Event | undefined) => {
  const before = item.dataset.place;
  if (before === state) return;
  if (before && !mayJump) {
    const list = (item.parentNode as Element).getBoundingClientRect();
    if (list.height && list.bottom > 0 && list.top < innerHeight && !document.hidden) return;
  }
  item.dataset.place = state;
  item.hidden = state === 'gone';
  if (state === 'gone') return;
  item.style.order = `${orderOf(state, lasts)}`;
  const fold = item.closest('[data-html] [data-day]')?.querySelector<HTMLElement>('[data-fold]');
  if (state !== 'over' || !fold || fold.contains(item)) return;
  fold.hidden = false;
  item.querySelector('a')?.setAttribute('data-small', '');
  fold.querySelector('ul')?.append(item);
};

const orderIn = (item: HTMLElement) => +(item.style.order || 9);

/** Makes the first card of a list the large one, where another was it. */
const lead = (list: HTMLElement) => {
  const items = [...list.children] as HTMLElement[];
  const shown = items.filter((item) => !item.hidden && item.dataset.place !== 'over');
  const [first] = shown.sort((one, other) => orderIn(one) - orderIn(other));
  for (const item of items) item.querySelector('a')?.toggleAttribute('data-small', item !== first);
};

/** Puts everything right; with an event, the page is shown again, and its items may jump. */
const followAll = (event?: Event) => {
  const now = Date.now() + skew;
  const isPast = (minutes: string) => now >= +minutes * MINUTE_MS;
  each('hour', (element) => {
    const moments = momentsFromText(element.dataset.hour);
    const state = stateByMoments(moments, now);
    if (element.dataset.state !== state.kind) element.dataset.state = state.kind;
    each('says', (words) => say(words, eventStateText(state, element.dataset.after)), element);
    const item = element.closest('li');
    const isFolded = 'off' in element.dataset && isOfToday(state.kind);
    const at = now >= moments.closes ? 'gone' : isFolded ? 'over' : state.kind;
    if (item) place(item, at, isLasting(moments, now), event);
  });
  each('over', (words) => {
    const { length } =
      words
        .closest('[data-fold]')
        ?.querySelectorAll('li:not([hidden]) > [data-state=over]:not([data-off])') ?? [];
    say(words, overText(length));
  });
  each('lead', lead);
  each('choices', (element) => {
    let left = +element.dataset.choices;
    const ofToday = element.closest('[data-day]');
    each(
      'hour',
      (choice) => {
        const item = choice.closest('li');
        const state = choice.dataset.state as ListPlace;
        // Of today what is on again tomorrow is no choice either, once its hours of today are over.
        const isPast = state === 'over' || (ofToday && !isOfToday(state));
        if (item && !('off' in choice.dataset) && (item.hidden || isPast)) left -= 1;
      },
      element.closest('section') || document,
    );
    each('count', (count) => say(count, pluralize(left, 'event')), element);
    element.hidden = left < 1;
  });
  each('until', (element) => {
    const { until, then, date } = element.dataset;
    if (!isPast(until)) return;
    if (date) element.dateTime = date;
    else say(element, then);
  });
  each('ends', (element) => {
    element.hidden = isPast(element.dataset.ends);
  });
  each('clock', (element) => {
    element.style.setProperty('--clock', `${partOfBelizeDay(now) * 100}%`);
  });
};

const isFollowed = (node: Node) =>
  node instanceof Element && (node.matches(FOLLOWED) || node.querySelector(FOLLOWED));

const concernsHour = (record: MutationRecord) =>
  record.type === 'attributes' || [...record.addedNodes].some(isFollowed);

const followMinutes = () => {
  followAll();
  setTimeout(followMinutes, MINUTE_MS - ((Date.now() + skew) % MINUTE_MS));
};

try {
  readClock();
  const observer = new MutationObserver((records) => {
    if (records.some(concernsHour)) {
      followAll();
      observer.takeRecords();
    }
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-hour', 'data-state', 'data-choices'],
  });
  followMinutes();
  document.addEventListener('visibilitychange', followAll);
  addEventListener('pageshow', followAll);
} catch {}
