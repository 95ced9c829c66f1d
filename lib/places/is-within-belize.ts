import type { Position } from './kilometres-between.ts';

/** Whether a position is within Belize's bounding box, edges included. */
export const isWithinBelize = ({ lat, lon }: Position) =>
  lat >= 15.8 && lat <= 18.5 && lon >= -89.2 && lon <= -87.7;
