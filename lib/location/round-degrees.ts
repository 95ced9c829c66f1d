/** Two decimals of a degree, about a kilometre: near enough for a town, too coarse for a house. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;
