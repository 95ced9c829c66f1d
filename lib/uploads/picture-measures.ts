/** What a picture's own bytes say of it, read without decoding a pixel. */
export type PictureMeasures = {
  width: number;
  height: number;
  /** Whether the decoder must hold the whole picture at once: progressive, interlaced, or WebP. */
  whole: boolean;
  /** How often the data passes over the picture; 1 but for progressive JPEG. */
  scans: number;
};
