import { AHEAD } from '../../../lab/harness/shift-clock.mjs';

type Move = { by: number; key: string };
/** A page of Playwright, or a tab of any engine. */
type InPage = { evaluate: (work: (move: Move) => void, move: Move) => Promise<void> };

/**
 * Moves the clock of an open page ahead by so many milliseconds, as `advance` moves that of a site: its timers run as they
 * did. A page whose timers have to run too, or that is under Playwright's `page.clock` already, is moved by that.
 */
export const advancePage = (page: InPage, milliseconds: number) =>
  page.evaluate(
    ({ by, key }) => {
      const { Date: shifted } = window as unknown as { Date: Record<string, number> };
      shifted[key] = (shifted[key] ?? Number.NaN) + by;
    },
    { by: milliseconds, key: AHEAD },
  );
