/** Two decimals of a degree, about a kilometre: near enough for a town, too coarse for a house. Never -0. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100 + 0;
