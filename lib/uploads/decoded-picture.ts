import { z } from 'zod';
import { parseJson } from '#lib/text/parse-json';
import type { PictureHeader } from './picture-header.ts';

/** What the decoder is told of a picture; the answer holds the picture and one file for each box. */
export type PictureWork = {
  /** As read from the picture's first bytes; the decoder refuses one that turns out to be another. */
  format: PictureHeader['format'];
  width: number;
  height: number;
  maxPixels: number;
  /** Of the picture as it is kept. */
  maxSide: number;
  boxes: readonly { width: number; height: number }[];
};

export type DecodedPicture = {
  /** Of the picture as it is kept, in pixels. */
  width: number;
  height: number;
  /** WebP files, ready to be written. */
  picture: Uint8Array;
  optimized: Uint8Array;
  thumbnail: Uint8Array;
};

const length = z.number().int().positive();
const firstLine = z.object({ width: length, height: length, bytes: z.tuple([length, length, length]) });

/** What the decoder wrote: a line of JSON and the files it announces. Undefined when it is anything else. */
export function splitWorkerAnswer(answer: Uint8Array): DecodedPicture | undefined {
  const lineEnd = answer.indexOf(10);
  const line = firstLine.safeParse(parseJson(new TextDecoder().decode(answer.subarray(0, lineEnd + 1))));
  if (!line.success) return undefined;
  const { width, height, bytes } = line.data;
  const [picture, optimized] = bytes;
  const files = answer.subarray(lineEnd + 1);
  if (files.length !== bytes.reduce((sum, size) => sum + size)) return undefined;
  return {
    width,
    height,
    picture: files.subarray(0, picture),
    optimized: files.subarray(picture, picture + optimized),
    thumbnail: files.subarray(picture + optimized),
  };
}
