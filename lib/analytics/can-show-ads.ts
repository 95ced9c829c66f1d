import { isPrivatePath, type PrivatePaths } from '#lib/site/private-paths';

/** Public pages on which visitors enter personal data. */
const LONG_FORM = /^\/(submit-event|advertise|lost-link)(\/|$)/;

/** Whether a page may load the script of an advertising network: not where visitors enter or see personal data. */
export const canShowAds = (path: string, privatePaths?: PrivatePaths) =>
  !LONG_FORM.test(path) && !isPrivatePath(path, privatePaths);
