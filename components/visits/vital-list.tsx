import type { CSSProperties } from 'react';
import { formatCount, formatShare } from '#lib/analytics/counts/report-row';
import type { VitalRating, VitalRow } from '#lib/analytics/page/vital-report';

/** Google's own words for the three. */
const MARKS: Record<VitalRating, string> = {
  good: 'Good',
  middling: 'Needs improvement',
  poor: 'Poor',
};
const ORDER = ['good', 'middling', 'poor'] as const;
/** With fewer page views, one slow phone decides. */
const FEW = 20;

/** Each Web Vital with its mark and how it was spread over page views. */
export function VitalList({ rows }: { rows: readonly VitalRow[] }) {
  return (
    <ul className="visits-vitals">
      {rows.map(({ metric, label, what, p75, mark, shares, count }) => (
        <li key={metric}>
          <h3>
            {label} <abbr title={label}>{metric}</abbr>
          </h3>
          <p className="visits-lead">{what}</p>
          <p className="visits-vital">
            <b>{p75}</b> <span className={`visits-${mark}`}>{MARKS[mark]}</span>
          </p>
          <span className="visits-spread" aria-hidden="true">
            {ORDER.map((part) => (
              <span
                key={part}
                className={`visits-${part}`}
                style={{ '--share': shares[part] } as CSSProperties}
              />
            ))}
          </span>
          <p className="visits-lead">
            {ORDER.map((part) => `${formatShare(shares[part], 1)} ${MARKS[part].toLowerCase()}`).join(', ')}.{' '}
            {formatCount(count)} page {count === 1 ? 'view' : 'views'} measured
            {count < FEW ? ': too few to be sure' : ''}.
          </p>
        </li>
      ))}
    </ul>
  );
}
