import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { groundFor } from '#lib/uploads/image-ground';

/** An image of words in some colours on a transparent ground, on a panel where `panel` has a colour. */
async function flyer(colours: readonly string[], panel = 'none') {
  const lines = colours.map(
    (colour, index) =>
      `<g fill="${colour}"><rect x="20" y="${20 + index * 40}" width="200" height="6"/><circle cx="300" cy="${24 + index * 40}" r="12"/></g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240"><rect width="400" height="240" fill="${panel}"/>${lines.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

describe('The ground of a transparent flyer', () => {
  test.each([
    [['#000'], 255],
    [['#171696'], 255],
    [['#c2330a', '#000'], 255],
    [['#fff'], 24],
    [['#ffd400', '#fff'], 24],
    [['#000', '#fff'], 117],
  ])('with words in %j is the grey %s, on which all of them are legible', async (colours, grey) => {
    expect(groundFor(await flyer(colours))).toEqual({ r: grey, g: grey, b: grey });
  });

  test('with white words on a dark panel that lets the ground through is dark', async () => {
    const { r = 255 } = groundFor(await flyer(['#fff'], 'rgba(0,0,0,0.3)')) ?? {};
    expect(r).toBeLessThan(100);
  });

  test('that nothing is drawn on is white, and so is that of an opaque image with a channel for transparency', async () => {
    expect(groundFor(await flyer([]))).toEqual({ r: 255, g: 255, b: 255 });
    expect(groundFor(await flyer(['#fff', '#000'], '#222'))).toEqual({ r: 255, g: 255, b: 255 });
  });

  test('is not asked for where an image cannot be transparent', () => {
    expect(groundFor({ data: new Uint8Array(12), width: 2, height: 2, channels: 3 })).toBeUndefined();
  });
});
