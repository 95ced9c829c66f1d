import { EVENT_LIST } from '#lib/site/event-lists';
import { listStart } from '#lib/site/list-start.browser';

afterEach(() => document.body.replaceChildren());

test.each([
  ['/', false, true],
  ['/things-to-do-in-belize', false, true],
  ['/things-to-do-in-december', false, true],
  // A landing page, and a category with too few events for one, which shows the list.
  ['/things-to-do-in-belize/july', false, false],
  ['/things-to-do-in-belize/workshop', true, true],
  // An event opened over a list, which is still there.
  ['/events/20261119-dangriga-yurumein', true, false],
  ['/celebrations', false, false],
])(
  'a search begins at %s where the list is shown: %s, in the list of the page: %s',
  (path, isShown, hasList) => {
    window.history.replaceState(null, '', `${path}?when=today`);
    if (isShown) document.body.innerHTML = `<div id="${EVENT_LIST}"></div>`;
    expect(listStart()).toEqual({ pathname: path, search: '?when=today', hasList });
  },
);
