/**
 * The weather's drawings: flat shapes of a 32 x 32 view box in two or three tones, cut like the posters' paper. Their
 * colours come down from the page (components/weather/weather-icon.module.css), so that night and day have their own.
 */

const number = (value) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

const TONES = {
  sun: '--sky-sun',
  ray: '--sky-ray',
  cloud: '--sky-cloud',
  far: '--sky-far',
  rain: '--sky-rain',
  moon: '--sky-moon',
};
const path = (tone, d) => `<path fill="var(${TONES[tone]})" d="${d}"/>`;
const disc = (tone, x, y, r) => `<circle fill="var(${TONES[tone]})" cx="${x}" cy="${y}" r="${r}"/>`;

/** A sun with eight pointed rays, as on a woven cloth. */
function sun(x, y, r) {
  const [foot, tip, half] = [r * 1.3, r * 2.02, r * 0.42];
  const rays = Array.from({ length: 8 }, (_, index) => {
    const [c, s] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)];
    const at = (along, across) =>
      `${number(x + along * c - across * s)} ${number(y + along * s + across * c)}`;
    return `M${at(foot, -half)}L${at(tip, 0)} ${at(foot, half)}z`;
  });
  return path('ray', rays.join('')) + disc('sun', x, y, r);
}

/** A crescent, with a star of four points beside it. */
const moon = (x, y, r) => {
  const star = (sx, sy, size) =>
    `M${number(sx)} ${number(sy - size)}l${number(size * 0.28)} ${number(size * 0.72)} ${number(size * 0.72)} ${number(size * 0.28)} ${number(-size * 0.72)} ${number(size * 0.28)} ${number(-size * 0.28)} ${number(size * 0.72)} ${number(-size * 0.28)} ${number(-size * 0.72)} ${number(-size * 0.72)} ${number(-size * 0.28)} ${number(size * 0.72)} ${number(-size * 0.28)}z`;
  const crescent = `M${number(x + r * 0.98)} ${number(y + r * 0.3)}A${number(r)} ${number(r)} 0 1 1 ${number(x - r * 0.2)} ${number(y - r)}a${number(r * 0.86)} ${number(r * 0.86)} 0 0 0 ${number(r * 1.18)} ${number(r * 1.3)}z`;
  return path('moon', crescent) + path('sun', star(x + r * 0.72, y - r * 0.55, r * 0.5));
};

/** A cloud with a flat foot: its left end, its foot and how wide it is (of 22). */
function cloud(tone, left, foot, width) {
  const u = width / 22;
  const n = (value) => number(value * u);
  return path(
    tone,
    `M${number(left + 5.6 * u)} ${number(foot)}a${n(5.6)} ${n(5.6)} 0 0 1-${n(0.5)}-${n(11.15)}A${n(8)} ${n(8)} 0 0 1 ${number(left + 16.2 * u)} ${number(foot - 9.7 * u)}a${n(5.1)} ${n(5.1)} 0 0 1 .5 ${n(9.7)}z`,
  );
}

/** Slanting drops by their upper ends. */
const drops = (...tops) =>
  path('rain', tops.map(([x, y]) => `M${x} ${y}l-2.6 4.6a1.5 1.5 0 1 0 2.6 1.4z`).join(''));

const flakes = (...centres) => centres.map(([x, y]) => disc('rain', x, y, 1.7)).join('');
const bars = (tone, ...rows) =>
  path(
    tone,
    rows
      .map(([x, y, width]) => `M${x} ${y}h${width}a1.5 1.5 0 0 1 0 3h-${width}a1.5 1.5 0 0 1 0-3z`)
      .join(''),
  );

/** The drawings of the sky by the names of lib/weather/weather.ts. */
export const SKIES = {
  sun: sun(16, 16, 7.2),
  moon: moon(15, 17, 11),
  'sun-cloud': sun(20.5, 11.5, 5.2) + cloud('cloud', 3, 28, 22),
  'moon-cloud': moon(20.5, 11.5, 7.5) + cloud('cloud', 3, 28, 22),
  cloud: cloud('far', 13, 19.5, 17) + cloud('cloud', 2.5, 26.5, 24),
  showers: sun(21, 9.8, 4.6) + cloud('cloud', 3.5, 22, 21) + drops([12.5, 23], [20.5, 23]),
  rain:
    cloud('far', 14.5, 15, 14.5) + cloud('cloud', 3.5, 20.5, 23) + drops([10.5, 22], [16.8, 22], [23.1, 22]),
  thunder: cloud('cloud', 4, 20, 24) + path('ray', 'M17.6 15.5L10.4 24h4.4l-1.7 6.6 8-9.6h-4.6l2.6-5.5z'),
  snow: cloud('cloud', 4, 20, 24) + flakes([10, 24.2], [16, 27.6], [22, 24.2]),
  mist: sun(21, 10.5, 4.8) + bars('cloud', [5, 13.5, 20], [4, 24.5, 17]) + bars('far', [8.5, 19, 18]),
};

const line = (d) => `<path d="${d}"/>`;

/** What is measured besides, in lines like the other icons. */
export const MEASURES = {
  humidity: line('M12 3.5c3.5 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-11zM9 14.5a3 3 0 0 0 3 3'),
  wind: line('M3 9h10.5a2.75 2.75 0 1 0-2.5-4M3 13h15a2.75 2.75 0 1 1-2.5 4M3 17h7.5a2 2 0 1 1-1.75 3'),
  visibility: line('M3 12c4.5-8 13.5-8 18 0-4.5 8-13.5 8-18 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z'),
};
