import { holdPlace } from '#components/events/list/held-place.ts';
import { EVENT_LIST } from '#lib/site/event-lists';

const HEIGHT = 100;

/** A page of a head and below it a list of events, each of a height of its own; jsdom has no layout. */
function page(head: number, events: readonly string[], scrolled = 0) {
  let above = head;
  let scrollY = scrolled;
  const list = document.body.appendChild(document.createElement('div'));
  list.id = EVENT_LIST;
  const box = list.appendChild(document.createElement('div'));
  const gap = () => Number.parseFloat(box.style.paddingTop || '0');
  const put = (element: Element, top: () => number) => {
    element.getBoundingClientRect = () => new DOMRect(0, top() - scrollY, 300, HEIGHT);
  };
  put(list, () => head);
  const draw = (shown: readonly string[]) => {
    box.replaceChildren(
      ...shown.map((id, index) => {
        const link = document.createElement('a');
        link.setAttribute('href', `/events/${id}`);
        put(link, () => above + gap() + index * HEIGHT);
        return link;
      }),
    );
  };
  draw(events);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY });
  window.scrollBy = ((to: ScrollToOptions) => {
    scrollY = Math.max(0, scrollY + (to.top ?? 0));
  }) as typeof window.scrollBy;
  return {
    draw,
    gap,
    addLine: (height: number) => {
      above += height;
    },
    scrollTo: (top: number) => {
      scrollY = top;
      window.dispatchEvent(new Event('scroll'));
    },
    scrolled: () => scrollY,
    topOf: (id: string) => box.querySelector(`[href="/events/${id}"]`)?.getBoundingClientRect().top,
  };
}

beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
});
afterEach(() => document.body.replaceChildren());

describe('a list that is drawn anew for another day keeps what is read where it is', () => {
  test.each([
    ['in the middle of the page, where events above are gone', 200, 0],
    ['near the top, where the page can be scrolled back only in part', 60, 40],
    ['at the very top, where it can not be scrolled back at all', 0, 100],
  ])('%s', (_, scrolled, gap) => {
    const shown = page(300, ['over', 'drums', 'fair'], scrolled);
    const before = shown.topOf('drums');
    const release = holdPlace();
    shown.draw(['drums', 'fair']);
    release();
    expect(shown.topOf('drums')).toBe(before);
    expect(shown.gap()).toBe(gap);
  });

  test.each([
    ['at the very top', 0],
    ['further down', 200],
  ])('%s, where the page has a line more above the list', (_, scrolled) => {
    const shown = page(300, ['drums', 'fair'], scrolled);
    const before = shown.topOf('drums');
    const release = holdPlace();
    shown.addLine(24);
    shown.draw(['drums', 'fair']);
    release();
    expect(shown.topOf('drums')).toBe(before);
    expect(shown.gap()).toBe(0);
  });

  test('and gives the gap at the top back once that is out of view', () => {
    const shown = page(300, ['over', 'drums', 'fair', 'walk']);
    const release = holdPlace();
    shown.draw(['drums', 'fair', 'walk']);
    release();
    shown.scrollTo(90);
    expect(shown.gap()).toBe(100);
    shown.scrollTo(150);
    expect([shown.gap(), shown.scrolled(), shown.topOf('drums')]).toEqual([0, 50, 250]);
  });

  test('and forgets a gap that has left with its page', () => {
    const shown = page(300, ['over', 'drums', 'fair', 'walk']);
    const release = holdPlace();
    shown.draw(['drums', 'fair', 'walk']);
    release();
    document.body.replaceChildren();
    shown.scrollTo(150);
    expect(shown.scrolled()).toBe(150);
  });

  test('but leaves the page alone where what is above the list is read', () => {
    const shown = page(500, ['over', 'drums']);
    const release = holdPlace();
    shown.addLine(24);
    shown.draw(['drums']);
    release();
    expect([shown.gap(), shown.scrolled()]).toEqual([0, 0]);
  });
});
