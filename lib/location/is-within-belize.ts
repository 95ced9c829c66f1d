/** Whether a position in degrees lies in Belize, by the box around it that the specification names. */
export const isWithinBelize = ({ lat, lon }: { lat: number; lon: number }) =>
  lat >= 15.8 && lat <= 18.5 && lon >= -89.2 && lon <= -87.7;
