import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { DoneNotice } from '#components/moderation/done-notice';
import { SheetNotice } from '#components/moderation/queue/sheet-notice';
import { FaultList } from '#components/moderation/sheet/fault-list';
import { PastRowList } from '#components/moderation/sheet/past-row-list';
import { thingsToMend } from '#components/moderation/sheet/things-to-mend.ts';
import { FormNote } from '#components/ui/form/form-note';
import { EmptyState } from '#components/ui/layout/empty-state';
import { formatCount } from '#lib/analytics/counts/report-row';
import { faultReport } from '#lib/catalog/faults/fault-report.server';
import { sheetNotice } from '#lib/catalog/sheet-check.server';
import type { FaultGroup } from '#lib/events/faults/group-faults';
import { countThings } from '#lib/events/faults/things-to-mend';
import { serverEnv } from '#lib/server/env.server';
import { formatInstant } from '#lib/submissions/moderation/item/format-instant';
import { moderationProblem } from '#lib/submissions/moderation/requests/moderation-problem';
import { searchParamsOf } from '#lib/submissions/moderation/requests/queue-filter';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
import { pluralize } from '#lib/text/pluralize';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Sheet' };

const GROUPS: Record<FaultGroup, { short: string; title: string; hint: string }> = {
  'not-shown': {
    short: 'Not shown',
    title: 'Rows that are not shown',
    hint: 'Begin here: nobody sees these events.',
  },
  columns: {
    short: 'Columns',
    title: 'Columns that look like ours',
    hint: 'The site reads nothing of such a column until it has our name.',
  },
  twice: {
    short: 'Twice',
    title: 'Rows that are the same, or nearly',
    hint: 'Keep the better one of the two.',
  },
  dates: {
    short: 'Dates and hours',
    title: 'Dates and hours',
    hint: 'Visitors find an event by its day and its hour.',
  },
  places: { short: 'Places', title: 'Places', hint: 'Visitors find an event near them by its place.' },
  cells: {
    short: 'Other cells',
    title: 'Other cells',
    hint: 'The events are shown, but not all as these cells say.',
  },
  order: {
    short: 'Order of dates',
    title: 'Dates that may be another day',
    hint: 'Another date of their column can only have its day first. Mend that one, and these are gone.',
  },
  notes: {
    short: 'No events',
    title: 'Rows that are no events',
    hint: 'Headings, totals and notes are left out. There is nothing to mend, unless one of them is an event.',
  },
};

const SOURCES = {
  'sheets-api': 'from the Sheets API',
  'published-csv': 'from the published CSV',
  'last-good-copy': 'from the last good copy',
} as const;

export default async function SheetPage({ searchParams }: PageProps<'/moderate/sheet'>) {
  const now = Date.now();
  if (!(await actingModerator((await headers()).get('cookie'), now))) redirect('/moderate/sign-in');
  const report = await faultReport(belizeDay(now));
  const notice = sheetNotice();
  const { SHEET_EDIT_URL: editUrl } = serverEnv();
  const groups = report?.groups ?? [];
  const count = countThings(report?.faults ?? []);
  const search = searchParamsOf(await searchParams);
  const problem = moderationProblem(search.get('problem'));
  return (
    <div className="moderation-queue">
      <div className="moderation-head">
        <h1>{count > 0 ? thingsToMend(count) : 'The sheet'}</h1>
        {editUrl && (
          <a className="moderation-export" href={editUrl}>
            Open the sheet
          </a>
        )}
      </div>
      {search.get('done') === 'accepted' && (
        <DoneNotice words="Accepted. The site shows the sheet as it is." />
      )}
      {problem && (
        <FormNote look="error">
          <p>{problem}</p>
        </FormNote>
      )}
      <SheetNotice {...notice} isAcceptable />
      {report && (
        <p className="sheet-note">
          Read on {formatInstant(report.readAt)} {SOURCES[report.from]}: {pluralize(report.events, 'event')}.
        </p>
      )}
      {count === 0 && notice.problems.length === 0 && (
        <EmptyState spot="nothing-today">
          <p>
            {report
              ? 'All that was read was understood. Thank you!'
              : 'No sheet was read: none is configured, or it cannot be reached.'}
          </p>
        </EmptyState>
      )}
      {groups.length > 1 && (
        <nav aria-label="Kinds of faults">
          <ul className="moderation-pills sheet-kinds">
            {groups.map(({ group, faults }) => (
              <li key={group}>
                <a href={`#${group}`}>
                  {GROUPS[group].short} <b>{formatCount(faults.length)}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ group, faults }) => (
        <FaultList
          key={group}
          id={group}
          title={GROUPS[group].title}
          hint={GROUPS[group].hint}
          faults={faults}
          editUrl={editUrl}
        />
      ))}
      {report && <PastRowList rows={report.past} editUrl={editUrl} />}
    </div>
  );
}
