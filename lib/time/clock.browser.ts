import 'client-only';

/**
 * This moment by the server's clock, in milliseconds since 1970: what the device says, and what the page's script has
 * found the device to be off by (`data-skew` of <html>). Decision 108 says why.
 */
export const clockNow = (): number => Date.now() + Number(document.documentElement.dataset.skew ?? 0);
