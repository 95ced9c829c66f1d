/** Whether a page may load the script of an advertising network: not where visitors enter or see personal data. */
export const canShowAds = (path: string) =>
  !/^\/(submit-event|advertise|status|results|moderate)(\/|$)/.test(path);
