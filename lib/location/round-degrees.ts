/** Degrees to two decimals, about a kilometre: enough to find a town, too coarse to find a house. Never -0. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100 + 0;
