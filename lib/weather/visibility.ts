const METRES_PER_MILE = 1_609.344;
/** The provider's maximum, in metres; it means this or more. */
const MAX_VISIBILITY_METRES = 10_000;

const rounded = (miles: number) => Math.round(miles * 10) / 10;

/** The maximum in miles; it means this or more. */
export const MAX_VISIBILITY_MILES = rounded(MAX_VISIBILITY_METRES / METRES_PER_MILE);

/**
 * Miles of a visibility in metres, to one decimal: the provider gives metres in imperial units too
 * (https://openweathermap.org/current, `visibility`: "meter, the maximum value is 10 km").
 */
export const milesOfVisibility = (metres: number) =>
  rounded(Math.min(metres, MAX_VISIBILITY_METRES) / METRES_PER_MILE);
