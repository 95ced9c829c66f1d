/** Whole degrees Celsius of degrees Fahrenheit: `celsiusOf(82)` is 28. */
export const celsiusOf = (fahrenheit: number) => Math.round(((fahrenheit - 32) * 5) / 9);
