/** Whether a page may hold the script of an advertising network: not where people tell us of themselves. */
export const mayAdvertise = (path: string) => !/^\/(submit-event|advertise|status|moderate)(\/|$)/.test(path);
