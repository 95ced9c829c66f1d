import { createElement as h } from 'react';
import { BLUE, INK, PAPER, RED, SUN } from './palette.ts';

type Scene = {
  sky: string;
  glow: string;
  sun: string;
  core: string;
  sails: readonly [string, string];
  hull: string;
  sea: readonly [string, string, string];
};

const SCENES: readonly [Scene, ...Scene[]] = [
  {
    sky: '#E5346B',
    glow: '#F0566E',
    sun: SUN,
    core: '#FFD98A',
    sails: [PAPER, '#F4E3B5'],
    hull: RED,
    sea: ['#0E8F9A', BLUE, INK],
  },
  {
    sky: '#0E8F9A',
    glow: '#29A0A7',
    sun: SUN,
    core: '#F4E3B5',
    sails: [RED, '#A80B14'],
    hull: '#6B2E1A',
    sea: ['#1E6B3A', BLUE, INK],
  },
  {
    sky: SUN,
    glow: '#FFC754',
    sun: RED,
    core: '#E5346B',
    sails: [PAPER, '#F4E3B5'],
    hull: '#6B2E1A',
    sea: ['#0E8F9A', BLUE, INK],
  },
  {
    sky: BLUE,
    glow: '#2A29A6',
    sun: SUN,
    core: '#F4E3B5',
    sails: [RED, '#A80B14'],
    hull: PAPER,
    sea: ['#E5346B', '#0E8F9A', INK],
  },
];

const RAYS = 18;

/** A ray of the sun as a long triangle from its centre. */
function ray(x: number, y: number, index: number): string {
  const turn = (index / RAYS) * 2 * Math.PI;
  const far = (angle: number) =>
    `${(x + 900 * Math.cos(angle)).toFixed(1)} ${(y + 900 * Math.sin(angle)).toFixed(1)}`;
  return `M${x} ${y}L${far(turn)}L${far(turn + Math.PI / RAYS)}Z`;
}

/** A band of sea with pointed crests `length` apart, shifted by `shift`. */
function waves(width: number, height: number, top: number, length: number, shift: number): string {
  const troughs = Array.from(
    { length: Math.ceil(width / length) + 2 },
    () => `q${length / 2} ${length * 0.42} ${length} 0`,
  );
  return `M${-shift} ${top}${troughs.join('')}V${height}H${-shift}Z`;
}

/** A drawing of sun, sea and a sailing boat, for a preview without an image of its event. */
export function sunAndSea({ width, height, scene }: { width: number; height: number; scene: number }) {
  const { sky, glow, sun, core, sails, hull, sea } = SCENES[scene % SCENES.length] ?? SCENES[0];
  const x = width * 0.52;
  const y = height * 0.37;
  const radius = width * 0.31;
  const path = (d: string, fill: string) => h('path', { d, fill });
  return h(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}` },
    h('rect', { width, height, fill: sky }),
    Array.from({ length: RAYS }, (_, i) => ray(x, y, i)).map((d) => h('path', { key: d, d, fill: glow })),
    h('circle', { cx: x, cy: y, r: radius, fill: sun }),
    h('circle', { cx: x, cy: y, r: radius * 0.72, fill: core }),
    path(waves(width, height, height * 0.64, 96, 30), sea[0]),
    h(
      'g',
      { transform: `translate(${width * 0.66} ${height * 0.76})` },
      path('M-4 -30V-316H4V-30Z', INK),
      path('M4 -48V-306C52 -226 92 -140 128 -48Z', sails[0]),
      path('M-4 -48V-270C-30 -190 -60 -116 -92 -48Z', sails[1]),
      path('M-122 -38H150L112 40H-84Z', hull),
      path('M-122 -38H150L143 -24H-115Z', INK),
    ),
    path(waves(width, height, height * 0.77, 120, 70), sea[1]),
    path(waves(width, height, height * 0.89, 150, 20), sea[2]),
  );
}
