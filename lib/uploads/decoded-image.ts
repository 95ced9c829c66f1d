import { z } from 'zod';
import { parseJson } from '#lib/text/parse-json';
import type { ImageHeader } from './image-header.ts';

/** The decoder's argument. Its output has the image and a version for each box. */
export type DecoderTask = {
  /** As read from the image's header; the decoder refuses an image that differs. */
  format: ImageHeader['format'];
  width: number;
  height: number;
  maxPixels: number;
  /** Longest side of the stored image, in pixels. */
  maxSide: number;
  boxes: readonly { width: number; height: number }[];
};

export type DecodedImage = {
  /** Of the stored image, in pixels. */
  width: number;
  height: number;
  /** WebP files. */
  image: Uint8Array;
  optimized: Uint8Array;
  thumbnail: Uint8Array;
};

const length = z.number().int().positive();
const firstLine = z.object({ width: length, height: length, bytes: z.tuple([length, length, length]) });

/** Splits the decoder's output: a line of JSON and the files whose sizes it lists. Undefined for any other output. */
export function splitDecoderOutput(output: Uint8Array): DecodedImage | undefined {
  const lineEnd = output.indexOf(10);
  const line = firstLine.safeParse(parseJson(new TextDecoder().decode(output.subarray(0, lineEnd + 1))));
  if (!line.success) return undefined;
  const { width, height, bytes } = line.data;
  const [image, optimized] = bytes;
  const files = output.subarray(lineEnd + 1);
  if (files.length !== bytes.reduce((sum, size) => sum + size)) return undefined;
  return {
    width,
    height,
    image: files.subarray(0, image),
    optimized: files.subarray(image, image + optimized),
    thumbnail: files.subarray(image + optimized),
  };
}
