import { formatCount } from '#lib/analytics/counts/report-row';

/** The most important numbers of the period. */
export function KeyFigures({ figures }: { figures: readonly { label: string; count: number }[] }) {
  return (
    <dl className="visits-figures">
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
