import { PERIODS, type Period } from '#lib/analytics/counts/visit-period';

/** The ways to a longer or a shorter look back. */
export function PeriodNav({ period }: { period: Period }) {
  return (
    <nav aria-label="Period" className="visits-periods">
      <ul>
        {PERIODS.map((days) => (
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
