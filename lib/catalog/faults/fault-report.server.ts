import 'server-only';
import { groupFaults } from '#lib/events/faults/group-faults';
import { type LocatedFault, locatedFaults } from '#lib/events/faults/located-fault';
import { type PastRow, pastRows } from '#lib/events/faults/past-rows';
import type { CalendarDay } from '#lib/time/calendar-day';
import { catalogState, type ServedFrom } from '../catalog-state.server.ts';
import { servedEvents } from '../event-snapshot.server.ts';

type FaultReport = {
  from: Exclude<ServedFrom, 'sample' | 'nothing'>;
  /** When the sheet was read, ISO 8601. */
  readAt: string;
  events: number;
  groups: ReturnType<typeof groupFaults>;
  faults: readonly LocatedFault[];
  past: readonly PastRow[];
};

/** What is wrong in the sheet by its last reading, and what is over; undefined where no sheet was read. */
export async function faultReport(today: CalendarDay): Promise<FaultReport | undefined> {
  // After a start the last reading is that of the last good copy.
  if (!catalogState().sheet) await servedEvents().catch(() => undefined);
  const { sheet } = catalogState();
  if (!sheet || sheet.from === 'sample' || sheet.from === 'nothing') return undefined;
  const faults = locatedFaults(sheet);
  return {
    from: sheet.from,
    readAt: sheet.readAt,
    events: sheet.events.length,
    groups: groupFaults(faults, sheet),
    faults,
    past: pastRows(sheet, today),
  };
}
