import { formatCount } from '#lib/analytics/counts/report-row';
import { cellLink, type LocatedFault } from '#lib/events/faults/located-fault';
import { type MergedFault, mergedFaults } from '#lib/events/faults/merged-faults';

type FaultListProps = {
  id: string;
  title: string;
  /** What these faults do to the site, in one sentence. */
  hint: string;
  faults: readonly LocatedFault[];
  /** The sheet in its editor; absent where that is not configured. */
  editUrl?: string | undefined;
};

/** Faults that are shown at once; the others are only counted, and come up once these are mended. */
const MAX_FAULTS = 100;
/** Rows with the same fault that are named; the others are only counted. */
const MAX_ROWS = 20;

const sentence = (words: string) => `${words.replace(/^./, (first) => first.toUpperCase())}.`;

type CellProps = { words: string; address: string; editUrl: string | undefined };

/** The name of a cell, as a link to it where the sheet has an address. */
const Cell = ({ words, address, editUrl }: CellProps) =>
  editUrl ? <a href={cellLink(editUrl, address)}>{words}</a> : words;

type FaultHeadProps = { fault: MergedFault; editUrl: string | undefined };

/** The column of a fault with its row and event, or with all rows that have it. */
function FaultHead({ fault: { row, column, cell, title, address, places }, editUrl }: FaultHeadProps) {
  if (places.length === 1)
    return (
      <div className="sheet-fault-place">
        <h3>
          <Cell words={`Row ${row}, ${column}`} address={address} editUrl={editUrl} />
        </h3>
        {title !== '' && title !== cell && <p>{title}</p>}
      </div>
    );
  const left = places.length - MAX_ROWS;
  return (
    <div className="sheet-fault-place">
      <h3>
        {column} in {formatCount(places.length)} rows
      </h3>
      <ul className="sheet-fault-rows">
        {places.slice(0, MAX_ROWS).map((place) => (
          <li key={place.row}>
            <Cell words={`Row ${place.row}`} address={place.address} editUrl={editUrl} />
          </li>
        ))}
        {left > 0 && <li>and {formatCount(left)} more</li>}
      </ul>
    </div>
  );
}

/** Faults of one kind in the rows of a sheet: the cell, what was made of it, and what to write instead. */
export function FaultList({ id, title, hint, faults, editUrl }: FaultListProps) {
  const merged = mergedFaults(faults);
  const left = merged.slice(MAX_FAULTS).reduce((sum, { places }) => sum + places.length, 0);
  return (
    <section aria-labelledby={id} className="sheet-faults">
      <h2 id={id}>
        {title} <span>{formatCount(faults.length)}</span>
      </h2>
      <p className="sheet-note">{hint}</p>
      <ul className="sheet-fault-list">
        {merged.slice(0, MAX_FAULTS).map((fault) => (
          <li key={`${fault.column} ${fault.cell} ${fault.made} ${fault.write}`} className="sheet-fault">
            <FaultHead fault={fault} editUrl={editUrl} />
            <p>{fault.cell === '' ? <em>Empty</em> : <q>{fault.cell}</q>}</p>
            <div>
              <p className="sheet-fault-made">{sentence(fault.made)}</p>
              <p>{fault.write}</p>
            </div>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="sheet-note">And {formatCount(left)} more of this kind.</p>}
    </section>
  );
}
