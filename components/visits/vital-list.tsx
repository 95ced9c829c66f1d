import type { CSSProperties } from 'react';
import { formatCount, formatShare } from '#lib/analytics/counts/report-row';
import type { VitalRating, VitalRow } from '#lib/analytics/counts/vital-report';

/** Google's names of the three ratings. */
const MARKS: Record<VitalRating, string> = {
  good: 'Good',
  middling: 'Needs improvement',
  poor: 'Poor',
};
const ORDER = ['good', 'middling', 'poor'] as const;
/** With fewer page views, one slow phone would decide the rating. */
const MIN_PAGE_VIEWS = 20;

/** Each Web Vital with its rating and its distribution over page views. */
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
            {count < MIN_PAGE_VIEWS ? ': too few to be sure' : ''}.
          </p>
        </li>
      ))}
    </ul>
  );
}
