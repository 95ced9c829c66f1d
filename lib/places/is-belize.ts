import { fold } from '#lib/text/fold';

/** Whether a country, as people write it, is Belize: 'Belize', 'BZ'. */
export const isBelize = (country: string) => ['belize', 'bz', 'blz'].includes(fold(country));
