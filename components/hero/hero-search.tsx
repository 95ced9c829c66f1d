import { SearchField } from '#components/forms/search/search-field';
import { useLiveSearch } from '#components/forms/search/use-live-search';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import { SEARCH_PATH } from '#lib/site/site';

/** A search in the hero leads to all things to do, whatever the list further down the page shows. */
const nowhere = () => ({ pathname: SEARCH_PATH, search: '', hasList: false });

/** The search of the hero; without JavaScript a plain form. */
export function HeroSearch() {
  const { fieldProps, list, isSearching, submit } = useLiveSearch({ id: 'hero-search', from: nowhere });
  return (
    <search>
      <form action={SEARCH_PATH} className="hero-search-form" autoComplete="off" onSubmit={submit}>
        <SearchField
          {...fieldProps}
          labelClass="hero-search-field"
          className="hero-search-input"
          icon={<Icon name="search" className="hero-search-icon" />}
        />
        <Button type="submit" look="accent" className="hero-search-submit">
          Search
        </Button>
      </form>
      {list}
      {isSearching && <LoadingNote>Searching…</LoadingNote>}
    </search>
  );
}
