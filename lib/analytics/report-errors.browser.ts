import 'client-only';
import { listenToErrors } from './heard-errors.browser.ts';
import { scriptErrorOf } from './script-error.ts';
import { track } from './track.browser.ts';

const MOST_PER_PAGE = 5;

/** Tells of the errors of this page: each place once, and five places at most. */
export function reportErrors(): void {
  const told = new Set<string>();
  listenToErrors(({ filename, lineno, colno, error, reason }) => {
    try {
      const event = scriptErrorOf(
        { filename, lineno, colno, error: error ?? reason },
        window.location.origin,
      );
      const place = event && `${event.kind} ${event.at}`;
      if (!place || told.has(place) || told.size >= MOST_PER_PAGE) return;
      told.add(place);
      track(event);
    } catch {
      // Somebody can throw what throws again when it is looked at.
    }
  });
}
