import { Chip } from '#components/ui/chip';
import { Thumbnail } from '#components/ui/thumbnail';
import { formatCount } from '#lib/analytics/counts/report-row';
import { pluralize } from '#lib/text/pluralize';

type SlideRow = {
  id: string;
  href: string;
  title: string;
  /** A small version of its image; '' where that was deleted. */
  thumbnail: string;
  /** 'Mon 30 Nov to Sun 6 Dec 2026' */
  days: string;
  badge: string;
  shown: number;
  pressed: number;
};

type SlideListProps = { id: string; title: string; empty: string; rows: readonly SlideRow[] };

/** Booked slides of one state, each with its days and how often it was shown and pressed. */
export function SlideList({ id, title, empty, rows }: SlideListProps) {
  return (
    <section aria-labelledby={id} className="slide-list">
      <h2 id={id}>
        {title} <span>{rows.length}</span>
      </h2>
      {rows.length === 0 && <p>{empty}</p>}
      <ul>
        {rows.map(({ id: slide, href, title: name, thumbnail, days, badge, shown, pressed }) => (
          <li key={slide}>
            <div className="slide-list-image">{thumbnail && <Thumbnail src={thumbnail} alt="" />}</div>
            <div>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p>
                {days} <Chip look={badge === 'Sponsored' ? 'glow' : 'solid'}>{badge}</Chip>
              </p>
              <p className="slide-list-counts">
                Shown {pluralizeTimes(shown)}, clicked {pluralizeTimes(pressed)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const pluralizeTimes = (count: number) =>
  count < 1_000 ? pluralize(count, 'time') : `${formatCount(count)} times`;
