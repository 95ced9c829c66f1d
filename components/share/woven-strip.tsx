const TILE = 60;
const RED = '#D90F19';
const BLUE = '#171696';
const WHITE = '#FFFBF2';

/** One tile of the pattern: a stepped temple with a triangle in it, and a triangle between two temples. */
function tile(x: number, height: number) {
  const step = height / 4;
  const middle = x + TILE / 2;
  const temple = `M${x + 4} ${height}v${-step}h9v${-step}h9v${-step}h16v${step}h9v${step}h9v${step}Z`;
  return [
    <path key={`temple ${x}`} d={temple} fill={WHITE} />,
    <path
      key={`door ${x}`}
      d={`M${middle - 11} ${height}L${middle} ${height - step * 2}L${middle + 11} ${height}Z`}
      fill={RED}
    />,
    <path key={`fringe ${x}`} d={`M${x - 16} 0L${x} ${step * 2.2}L${x + 16} 0Z`} fill={RED} />,
  ];
}

/** The woven motif as a strip, for images that next/og renders. */
export function WovenStrip({ width, height }: { width: number; height: number }) {
  const columns = Array.from({ length: Math.ceil(width / TILE) + 1 }, (_, i) => i * TILE);
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={BLUE} />
      {columns.flatMap((x) => tile(x, height))}
    </svg>
  );
}
