import type { Position } from './kilometres-between.ts';

/** Whether a position lies in the rectangle that counts as Belize; its edges belong to it. */
export const isWithinBelize = ({ lat, lon }: Position) =>
  lat >= 15.8 && lat <= 18.5 && lon >= -89.2 && lon <= -87.7;
