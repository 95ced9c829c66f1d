import type { Locator } from '@playwright/test';

/** How many lines of a text, or whether a control, is out of the screen or under something else. */
export const coveredLines = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    // A control may have words for screen readers alone.
    const isControl = element.matches('button, input, select, label');
    const boxes = isControl ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    return boxes.filter(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !element.contains(hit);
    }).length;
  });
