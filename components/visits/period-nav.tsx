import { REPORT_PERIODS, type ReportPeriod } from '#lib/analytics/counts/report-period';

/** The ways to a longer or a shorter look back. */
export function PeriodNav({ period }: { period: ReportPeriod }) {
  return (
    <nav aria-label="Period" className="visits-periods">
      <ul>
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
