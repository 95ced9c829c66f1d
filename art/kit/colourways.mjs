import { COLOURWAYS } from '../../lib/events/images/colourways.ts';

/**
 * The inks that a poster can be printed in beside its own: base and ray of the burst, up to three discs from the outside,
 * and the four tones of the sash (ground, light, hot, deep).
 */
const PALETTES = {
  reef: [
    ['#0a6c74', '#17828b', '#ffb627', '#ffd68a', '#fff1d6'],
    ['#0a3a44', '#fff4dc', '#ffb627', '#f0623f'],
  ],
  sunset: [
    ['#c2410c', '#d6541c', '#ffc531', '#ffdf8f', '#fff1d6'],
    ['#5a1206', '#fff3d6', '#ffc531', '#0e8f9a'],
  ],
  night: [
    ['#1b2470', '#28339a', '#8fd3ee', '#c9eaf5', '#fff4dc'],
    ['#0b0f45', '#fff4dc', '#f0437c', '#2d8fd6'],
  ],
  jungle: [
    ['#0b6e4f', '#14805d', '#ffb627', '#ffd071', '#fff1d6'],
    ['#053a2b', '#fff3d6', '#ffb627', '#d9381f'],
  ],
  hibiscus: [
    ['#b3154f', '#c92c64', '#ffb48a', '#ffd9b8', '#fff1e0'],
    ['#5c0a2e', '#fff3e6', '#ffb627', '#0e8f9a'],
  ],
  sun: [
    ['#dd930c', '#eca826', '#d9481f', '#f5854f', '#ffe2a6'],
    ['#6b2e1a', '#fff4dc', '#d9481f', '#0e8f9a'],
  ],
  violet: [
    ['#5b3a8e', '#6d4ca4', '#ff9e7a', '#ffcfa8', '#fff1d6'],
    ['#2b1750', '#fff3d6', '#ff9e7a', '#5cc2bd'],
  ],
  mahogany: [
    ['#6b2e1a', '#803c22', '#5cc2bd', '#a8e0d8', '#eef8ef'],
    ['#32130a', '#fff1d6', '#5cc2bd', '#ffb627'],
  ],
};

/**
 * Ground and sash of a poster in a colourway. The first, 0, is its own; the others are the palettes, without the one
 * that its subject would get lost in, or that is its own again.
 */
export function printed(colourway, { ground, sash, except }) {
  if (colourway === 0) return { ground, sash };
  const palettes = Object.keys(PALETTES).filter((name) => name !== except);
  if (palettes.length !== COLOURWAYS - 1) throw new Error(`There is no palette called ${except}`);
  const [inks, tones] = PALETTES[palettes[colourway - 1]];
  return { ground: inks.slice(0, ground.length), sash: tones };
}
