import { REPORT_PERIODS, type ReportPeriod } from '#lib/analytics/counts/report-period';

/** Links to the periods of the report; their style is part of moderation.css. */
export function PeriodNav({ period }: { period: ReportPeriod }) {
  return (
    <nav aria-label="Period" className="visits-periods">
      <ul className="moderation-pills">
        {REPORT_PERIODS.map((days) => (
          <li key={days}>
            <a href={`/moderate/visits?days=${days}`} aria-current={days === period ? 'page' : undefined}>
              {days} days
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
