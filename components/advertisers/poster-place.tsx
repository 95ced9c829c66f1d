/** Places of the posters in the sketch; a phone shows the first, a wide screen all three. */
const POSTERS = [20, 113, 206];

/** A sketch of the home page from above: the title, the countdown, what is next, the posters, the calendar. */
export function PosterPlace() {
  return (
    <svg
      className="advertise-sketch"
      viewBox="0 0 300 330"
      role="img"
      aria-label="A sketch of the home page: three posters in a row, below the countdown and what is on next, above the calendar"
    >
      <rect className="paper" width="300" height="330" rx="10" />
      <path className="sky" d="M10 0h280a10 10 0 0 1 10 10v82H0V10A10 10 0 0 1 10 0z" />
      <circle className="sun" cx="232" cy="62" r="24" />
      <path className="sea" d="M0 68q38-14 75 0t75 0 75 0 75 0v24H0z" />
      <path className="light" d="M20 24h120v12H20zM20 44h84v8H20z" />
      <rect className="night" y="92" width="300" height="30" />
      <path className="light" d="M20 100h34v14H20zM64 100h34v14H64zM108 100h34v14h-34zM152 100h34v14h-34z" />
      <path className="card" d="M20 134h124v26H20zM156 134h124v26H156z" />
      {POSTERS.map((x, index) => (
        <g key={x} className="poster" data-place={index}>
          <rect x={x} y="174" width="74" height="78" rx="6" />
          <path className="light" d={`M${x + 8} 218h42v7h-42zM${x + 8} 231h56v5h-56z`} />
          <rect className="badge" x={x + 6} y="180" width="34" height="10" rx="5" />
        </g>
      ))}
      <path className="card" d="M20 268h260v14H20zM20 288h260v14H20zM20 308h260v14H20z" />
    </svg>
  );
}
