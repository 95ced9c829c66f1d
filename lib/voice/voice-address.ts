import { searchFromFilters } from '#lib/events/event-filters';
import { voiceQuery } from '#lib/questions/voice-query';
import type { VoiceSearch } from '#lib/questions/voice-search';
import type { ListStart } from '#lib/site/event-lists';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/**
 * The address of the event list that answers a question: on the current page if it has a list, else on 'things to do'.
 * Replaces the filters set before.
 *
 *     voiceAddress({ category: 'parade' }, ['Parade'], { pathname: '/', hasList: true });
 *     // '/?q=Voice%3A+Parade&category=parade#events'
 */
export function voiceAddress(
  search: VoiceSearch,
  labels: readonly string[],
  { pathname, hasList }: Pick<ListStart, 'pathname' | 'hasList'>,
): string {
  const { nearMe: _, words: __, ...filters } = search;
  const query = searchFromFilters({ ...filters, q: voiceQuery(labels) });
  return `${hasList ? pathname : THINGS_TO_DO_PATH}${query}#events`;
}
