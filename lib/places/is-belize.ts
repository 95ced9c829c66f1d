import { fold } from '#lib/text/fold';

/** What may stand behind it: 'Belize, C.A.', 'Belize (Central America)', a full stop. */
const BEHIND = /(?:[, ]+c\.?\s?a\.?|[, (]+central america\)?|\.)$/;

/** Whether a country, as people write it, is Belize: 'Belize', 'Belice', 'BZ', 'Belize, C.A.'. */
export const isBelize = (country: string) =>
  ['belize', 'belice', 'bz', 'blz'].includes(fold(country).replace(BEHIND, ''));
