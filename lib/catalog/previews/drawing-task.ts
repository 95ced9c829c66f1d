import type { PreviewContent } from '#lib/events/preview/preview-content';

/** A message to the drawing process, which answers each with a `DrawingResult` of the same number. */
export type DrawingTask = {
  number: number;
  content: PreviewContent;
  /** The upload that the content names: the process reads only files that every server has. */
  upload?: Uint8Array | undefined;
};

export type DrawingResult =
  | { number: number; jpeg: Uint8Array /** Of the whole process. */; memoryBytes: number }
  /** The name of the error. */
  | { number: number; problem: string };
