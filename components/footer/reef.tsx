import styles from './reef.module.css';

const FAN =
  'M0 0V-44M0-12L-20-46M0-12L20-48M-10-29L-30-38M10-30L30-40M-20-46V-62M20-48V-64M-26-36L-38-54M26-38L38-56M0-44L-9-70M0-44L9-72';
const TUBES = 'M0 0V-54M17 0V-36M-16 0V-30M32 0V-20';
const DOME = 'M-36 0a36 30 0 0 1 72 0z';
const FOLDS = 'M-24-4q6-18 14-9t13-6 8 10 11 3M-12-20q8-6 14-1t10-2';
const GRASS = 'M0 0q-8-18 0-34t-3-30M12 0q8-14 2-28t4-22M-12 0q-6-12-1-22t-5-18';
const FISH = 'M0 0q12-11 26 0q-14 11-26 0zM2 0l-11-8q4 8 0 16z';

type Growth = {
  kind: 'fan' | 'tubes' | 'dome' | 'grass';
  x: number;
  size: number;
  tone: 'near' | 'far' | 'hot';
};

// Listed outwards from the middle, which is all that a narrow screen shows.
const GROWTHS: readonly Growth[] = [
  { kind: 'fan', x: 1068, size: 0.85, tone: 'far' },
  { kind: 'dome', x: 1120, size: 0.8, tone: 'near' },
  { kind: 'grass', x: 1206, size: 0.7, tone: 'far' },
  { kind: 'tubes', x: 1290, size: 0.7, tone: 'hot' },
  { kind: 'fan', x: 1352, size: 0.9, tone: 'near' },
  { kind: 'dome', x: 960, size: 1, tone: 'far' },
  { kind: 'fan', x: 905, size: 1.15, tone: 'hot' },
  { kind: 'tubes', x: 812, size: 0.95, tone: 'near' },
  { kind: 'grass', x: 735, size: 1, tone: 'far' },
  { kind: 'dome', x: 640, size: 1.2, tone: 'near' },
  { kind: 'fan', x: 568, size: 1.05, tone: 'far' },
  { kind: 'tubes', x: 500, size: 1.15, tone: 'hot' },
  { kind: 'fan', x: 400, size: 1.25, tone: 'near' },
  { kind: 'dome', x: 300, size: 1.3, tone: 'far' },
  { kind: 'grass', x: 210, size: 1.1, tone: 'near' },
  { kind: 'fan', x: 110, size: 1.2, tone: 'hot' },
  { kind: 'grass', x: 1440, size: 0.9, tone: 'far' },
  { kind: 'dome', x: 1530, size: 1.15, tone: 'near' },
  { kind: 'fan', x: 1610, size: 1.2, tone: 'far' },
  { kind: 'tubes', x: 1700, size: 1.1, tone: 'near' },
  { kind: 'fan', x: 1800, size: 1.3, tone: 'hot' },
  { kind: 'dome', x: 1900, size: 1.25, tone: 'far' },
  { kind: 'grass', x: 1985, size: 1.1, tone: 'near' },
  { kind: 'fan', x: 2080, size: 1.15, tone: 'near' },
  { kind: 'tubes', x: 2190, size: 1.2, tone: 'hot' },
  { kind: 'dome', x: 2300, size: 1.2, tone: 'far' },
];

const SCHOOL = [
  [1150, 40, 1],
  [1186, 26, 0.75],
  [1196, 54, 0.7],
  [690, 34, 1.1],
  [728, 20, 0.8],
  [1660, 30, 1],
  [1700, 46, 0.8],
] as const;

/** A drawing of the reef: fans, tubes and domes of coral, and a few fish. */
export function Reef() {
  return (
    <svg
      className={styles.reef}
      viewBox="0 0 2400 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id="reef-fan" className={styles.line} strokeWidth="6" d={FAN} />
        <path id="reef-tubes" className={styles.line} strokeWidth="12" d={TUBES} />
        <path id="reef-grass" className={styles.line} strokeWidth="4" d={GRASS} />
        <g id="reef-dome">
          <path fill="currentcolor" d={DOME} />
          <path className={styles.fold} d={FOLDS} />
        </g>
        <path id="reef-fish" fill="currentcolor" d={FISH} />
      </defs>
      {GROWTHS.map(({ kind, x, size, tone }) => (
        <use
          key={x}
          className={styles[tone]}
          href={`#reef-${kind}`}
          transform={`translate(${x} 112) scale(${size})`}
        />
      ))}
      {SCHOOL.map(([x, y, size]) => (
        <use
          key={x}
          className={styles.fish}
          href="#reef-fish"
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
    </svg>
  );
}
