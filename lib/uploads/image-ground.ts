/** An image of 8 bits for each channel, row by row; the last of four channels is how opaque a pixel is. */
type Pixels = { data: Uint8Array; width: number; height: number; channels: number };

type Ground = { r: number; g: number; b: number };

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
const LEGIBLE = 4.5;
/** The share of the edges that may have less: the blurred corners of a photo, not the words. */
const MAY_BE_LESS = 0.05;
/**
 * Greys in the order in which they are chosen. White first, as a flyer is drawn on paper. On the third, black and white
 * words are legible alike: 4.6 : 1.
 */
const GREYS = [255, 24, 117, 0, 224, 48, 192, 80, 160];
/** What is as opaque as three quarters of what is most opaque is drawn; the rest are soft edges and shadows. */
const DRAWN_SHARE = 0.75;
/** How much less opaque a pixel must be, of 255, to be the ground of another one, and how far away: behind the soft edge. */
const [LESS_OPAQUE, DISTANCE] = [64, 3];
/** So many edges are compared, evenly spread, at most: a large image has a million, for which a decoder has no memory. */
const MAX_EDGES = 20_000;

/** The light that a channel gives (WCAG 2.2, relative luminance), by its value. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = (r: number, g: number, b: number) =>
  0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Where something is drawn, and the least opaque pixel beside it, by the index of their first channel. */
type Edge = { drawn: number; beside: number };

function edgesOf({ data, width, height }: Pixels): Edge[] {
  const opacity = (pixel: number) => data[pixel * 4 + 3] ?? 0;
  let most = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) most = Math.max(most, opacity(pixel));
  let edges: Edge[] = [];
  let [found, step, beside] = [0, 1, 0];
  const look = (other: number) => {
    if (opacity(other) < opacity(beside)) beside = other;
  };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (opacity(pixel) < Math.max(1, most * DRAWN_SHARE)) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    beside = pixel;
    // Beyond the border of the image there is nothing.
    if (x >= DISTANCE) look(pixel - DISTANCE);
    if (x < width - DISTANCE) look(pixel + DISTANCE);
    if (y >= DISTANCE) look(pixel - DISTANCE * width);
    if (y < height - DISTANCE) look(pixel + DISTANCE * width);
    if (opacity(pixel) - opacity(beside) < LESS_OPAQUE) continue;
    if (found % step === 0) edges.push({ drawn: pixel * 4, beside: beside * 4 });
    found += 1;
    if (edges.length <= MAX_EDGES) continue;
    edges = edges.filter((_, index) => index % 2 === 0);
    step *= 2;
  }
  return edges;
}

/** The contrast that all edges have on a grey ground, but for the few that may have less. */
function leastContrast(data: Uint8Array, edges: readonly Edge[], grey: number): number {
  const onGround = (at: number) => {
    const share = (data[at + 3] ?? 0) / 255;
    const channel = (value = 0) => Math.round(value * share + grey * (1 - share));
    return luminance(channel(data[at]), channel(data[at + 1]), channel(data[at + 2]));
  };
  const contrasts = edges.map(({ drawn, beside }) => contrast(onGround(drawn), onGround(beside)));
  contrasts.sort((one, other) => one - other);
  return contrasts[Math.floor(contrasts.length * MAY_BE_LESS)] ?? LEGIBLE;
}

/**
 * The ground on which what a transparent image has is legible, its words above all; undefined for an image that cannot be
 * transparent. White where that does, else a dark or a middle grey; where no grey gives text its contrast, the best one.
 */
export function groundFor(pixels: Pixels): Ground | undefined {
  if (pixels.channels !== 4) return undefined;
  const edges = edgesOf(pixels);
  let [best, most] = [GREYS[0] ?? 0, 0];
  for (const grey of GREYS) {
    const least = leastContrast(pixels.data, edges, grey);
    if (least > most) [best, most] = [grey, least];
    if (least >= LEGIBLE) break;
  }
  return { r: best, g: best, b: best };
}
