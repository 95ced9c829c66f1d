import { SourceNote } from '#components/events/list/source-note';
import { OpenList } from '#components/events/plain/open-list';
import { PlainFilterForm } from '#components/events/plain/plain-filter-form';
import { PlainResults } from '#components/events/plain/plain-results';
import { searchFromFilters } from '#lib/events/event-filters';
import type { SearchRequest } from '#lib/events/filters/search-request';
import type { EventChoices } from '#lib/events/lists/event-choices';
import type { FiltersAnswer } from '#lib/questions/answer-filters';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

type SearchViewProps = SearchRequest & {
  answer: FiltersAnswer;
  choices: EventChoices;
  total: number;
  /** Where the events come from; a note is shown for 'sample'. */
  from: string;
  now: number;
};

/** The filters with their values, and the events that fit; all of it works without a script. */
export function SearchView({ from, ...search }: SearchViewProps) {
  const { filters, choices, total, page } = search;
  return (
    <>
      {from === 'sample' && <SourceNote from={from} />}
      <PlainFilterForm filters={filters} choices={choices} total={total} />
      <PlainResults {...search} />
      {/* The list is not paginated, so a later page of results has no counterpart in it. */}
      {page === 1 && <OpenList href={THINGS_TO_DO_PATH + searchFromFilters(filters)} />}
    </>
  );
}
