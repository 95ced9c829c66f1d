import { createElement as h } from 'react';
import { BLUE, PAPER, RED } from './palette.ts';

const TILE = 60;

/** One tile of the pattern: a stepped temple with a triangle in it, and a triangle between two temples. */
function tile(x: number, height: number) {
  const step = height / 4;
  const middle = x + TILE / 2;
  const temple = `M${x + 4} ${height}v${-step}h9v${-step}h9v${-step}h16v${step}h9v${step}h9v${step}Z`;
  const door = `M${middle - 11} ${height}L${middle} ${height - step * 2}L${middle + 11} ${height}Z`;
  const fringe = `M${x - 16} 0L${x} ${step * 2.2}L${x + 16} 0Z`;
  return [
    h('path', { key: `temple ${x}`, d: temple, fill: PAPER }),
    h('path', { key: `door ${x}`, d: door, fill: RED }),
    h('path', { key: `fringe ${x}`, d: fringe, fill: RED }),
  ];
}

/** The woven motif as a strip. */
export function wovenStrip({ width, height }: { width: number; height: number }) {
  const columns = Array.from({ length: Math.ceil(width / TILE) + 1 }, (_, i) => i * TILE);
  return h(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}` },
    h('rect', { width, height, fill: BLUE }),
    columns.flatMap((x) => tile(x, height)),
  );
}
