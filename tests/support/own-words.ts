import { type Element, elementsOf, has, parsePage, textOf } from './stories/plain-html.ts';

const RUN = 5;
const CONTROLS = ['nav', 'form', 'button', 'a', 'dialog', 'template'];

/** A control, or a card: an entry of a list that leads elsewhere. */
const isControlOrCard = (element: Element) =>
  CONTROLS.includes(element.tagName) ||
  has(element, 'hidden') ||
  (element.tagName === 'li' && elementsOf(element, 'a').length > 0);

/** The words of a page's main part without controls and cards. */
export function ownWords(html: string): string[] {
  const [main] = elementsOf(parsePage(html), 'main');
  if (!main) throw new Error('The page has no main part');
  for (const element of elementsOf(main).slice(1)) if (isControlOrCard(element)) element.childNodes = [];
  return (
    textOf(main)
      .toLowerCase()
      .match(/[\p{L}\p{N}’']+/gu) ?? []
  );
}

/** Of the runs of five words of the shorter text the share, from 0 to 1, that stands in the other one too. */
export function sharedRuns(one: readonly string[], other: readonly string[]): number {
  const runsOf = (words: readonly string[]) =>
    new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
  const [fewer = new Set<string>(), more = new Set<string>()] = [runsOf(one), runsOf(other)].toSorted(
    (a, b) => a.size - b.size,
  );
  return fewer.size === 0 ? 0 : [...fewer].filter((run) => more.has(run)).length / fewer.size;
}
