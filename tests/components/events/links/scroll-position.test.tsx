import { fireEvent } from '@testing-library/react';
import { hasListPosition } from '#components/events/links/list-position.ts';
import { trackScrollPosition } from '#components/events/links/scroll-position.ts';

const scrollBy = jest.fn();
/** Top edges of the cards, in CSS pixels, as a browser would lay them out. */
let tops: Record<string, number>;
let end = () => {};

/** A list with these cards, and whether it is hidden. */
function show(...lists: Array<{ ids: string[]; isHidden?: boolean }>) {
  const main = document.createElement('main');
  for (const { ids, isHidden = false } of lists) {
    const list = main.appendChild(document.createElement('div'));
    list.toggleAttribute('inert', isHidden);
    for (const id of ids) {
      const link = list.appendChild(document.createElement('a'));
      link.setAttribute('href', `/events/${id}`);
      link.textContent = id;
      link.getBoundingClientRect = () => {
        const top = tops[id] ?? 0;
        return { top, bottom: top + 100, height: isHidden ? 0 : 100 } as DOMRect;
      };
      link.addEventListener('click', (event) => event.preventDefault());
    }
  }
  document.body.replaceChildren(main);
}
const card = (id: string) => document.querySelector(`a[href="/events/${id}"]`) as HTMLElement;
const stored = () => window.history.state?.listPosition;
const left = () => JSON.parse(window.sessionStorage.getItem('list-position') ?? 'null');

beforeEach(() => {
  jest.useFakeTimers();
  tops = { drums: -500, gala: 200, race: 900 };
  scrollBy.mockReset().mockImplementation(({ top }: ScrollToOptions) => {
    for (const id of Object.keys(tops)) tops[id] = (tops[id] ?? 0) - (top ?? 0);
  });
  window.scrollBy = scrollBy as typeof window.scrollBy;
  window.history.replaceState(null, '', '/things-to-do-in-belize');
  window.sessionStorage.clear();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('the card that is pressed is stored in the history entry with its distance from the top', () => {
  show({ ids: ['drums', 'gala', 'race'] });
  end = trackScrollPosition();
  fireEvent.click(card('gala'));
  expect(stored()).toEqual({ href: '/events/gala', nth: 0, top: 200 });
});

test('a card that is opened in a tab of its own stores nothing', () => {
  show({ ids: ['gala'] });
  end = trackScrollPosition();
  fireEvent.click(card('gala'), { ctrlKey: true });
  expect(stored()).toBeUndefined();
});

test('when the document is left the first card in the window is stored, not one of a hidden list', () => {
  tops.lost = 10;
  show({ ids: ['lost'], isHidden: true }, { ids: ['drums', 'gala', 'race'] });
  end = trackScrollPosition();
  window.dispatchEvent(new Event('pagehide'));
  expect(left()).toEqual({ entry: '/things-to-do-in-belize', href: '/events/gala', nth: 0, top: 200 });
});

test('a list that is left and loaded again returns to where it was, once', () => {
  show({ ids: ['drums', 'gala', 'race'] });
  end = trackScrollPosition();
  window.dispatchEvent(new Event('pagehide'));
  end();
  expect(hasListPosition()).toBe(true);
  tops = { drums: 0, gala: 700, race: 1_400 };
  end = trackScrollPosition();
  jest.advanceTimersByTime(200);
  expect(tops.gala).toBe(200);
  expect(hasListPosition()).toBe(false);
});

test('a list of another address does not take the position of the one that was left', () => {
  show({ ids: ['drums', 'gala', 'race'] });
  end = trackScrollPosition();
  window.dispatchEvent(new Event('pagehide'));
  end();
  window.history.replaceState(null, '', '/');
  end = trackScrollPosition();
  jest.advanceTimersByTime(200);
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each(['nonsense', '{"entry":1}', 'null'])(
  'a position in the storage that says %s is no position to return to',
  (text) => {
    window.sessionStorage.setItem('list-position', text);
    show({ ids: ['drums'] });
    end = trackScrollPosition();
    jest.advanceTimersByTime(200);
    expect(scrollBy).not.toHaveBeenCalled();
  },
);

test('closing an event leaves the list where it is', () => {
  show({ ids: ['gala'] });
  end = trackScrollPosition();
  fireEvent.click(card('gala'));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(stored()).toBeUndefined();
});

describe('A stored position', () => {
  beforeEach(() =>
    window.history.replaceState({ listPosition: { href: '/events/race', nth: 0, top: 300 } }, ''),
  );

  test('is restored as soon as the list has its card, and again while cards above it grow', () => {
    show({ ids: ['drums'] });
    end = trackScrollPosition();
    jest.advanceTimersByTime(200);
    expect(scrollBy).not.toHaveBeenCalled();
    show({ ids: ['drums', 'gala', 'race'] });
    jest.advanceTimersByTime(200);
    expect(tops.race).toBe(300);
    tops.race = 450;
    jest.advanceTimersByTime(200);
    expect(tops.race).toBe(300);
    jest.advanceTimersByTime(1_500);
    tops.race = 600;
    jest.advanceTimersByTime(200);
    expect(tops.race).toBe(600);
    expect(stored()).toBeUndefined();
  });

  test('is not restored once the visitor moves', () => {
    show({ ids: ['drums'] });
    end = trackScrollPosition();
    fireEvent.wheel(window);
    show({ ids: ['drums', 'gala', 'race'] });
    jest.advanceTimersByTime(500);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
