import data from './places.json' with { type: 'json' };

/** Slugs of the cities around a city of Belize, by its slug. */
export const NEIGHBOURS: Readonly<Record<string, string[] | undefined>> = data.neighbours;
