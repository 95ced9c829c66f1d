// Runs in pages of Firefox and WebKit, whose drivers find by CSS alone: bundled by driven-tab.ts.

import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** Words as JSON: a regular expression in its parts. */
export type WordsInJson = { source: string; flags: string };
export type TargetInJson = {
  in?: TargetInJson | undefined;
  role?: string | undefined;
  name?: WordsInJson | undefined;
  label?: WordsInJson | undefined;
  text?: WordsInJson | undefined;
  css?: string | undefined;
};

const matcher = ({ source, flags }: WordsInJson) => new RegExp(source, flags);

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The elements of the page that match, without looking whether they are visible. */
function matching(target: TargetInJson): Element[] {
  const container = target.in ? first(target.in, true) : document.body;
  if (!(container instanceof HTMLElement)) return [];
  const { role, name, label, text, css } = target;
  // Whether an element is hidden is looked up for what matches alone: for all others it takes seconds.
  if (role) return queryAllByRole(container, role, { hidden: true, ...(name && { name: matcher(name) }) });
  if (label) return queryAllByLabelText(container, matcher(label));
  if (css) {
    const found = [...container.querySelectorAll(css)];
    return text ? found.filter(({ textContent }) => matcher(text).test(textContent ?? '')) : found;
  }
  return text ? queryAllByText(container, matcher(text)) : [];
}

/** The first element that matches, or null; only a visible one unless `visible` is false. */
export function first(target: TargetInJson, visible: boolean): Element | null {
  return matching(target).find((element) => !visible || isVisible(element)) ?? null;
}

/** Whether an element that matches has the focus. */
export function hasFocus(target: TargetInJson): boolean {
  const { activeElement } = document;
  return activeElement !== null && matching(target).includes(activeElement);
}

/** Whether a field that matches has this value. */
export function hasValue(target: TargetInJson, value: string): boolean {
  return matching(target).some((field) => 'value' in field && field.value === value);
}
