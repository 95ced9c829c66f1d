import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { MAX_QUERY_LENGTH } from '#lib/events/event-filters';
import { SEARCH_PATH } from '#lib/site/site';

/** The search of the hero: a plain form, so it works before hydration. */
export function HeroSearch() {
  return (
    <search>
      <form action={SEARCH_PATH} className="hero-search-form">
        <label className="hero-search-field">
          <HiddenText>Search events</HiddenText>
          <Icon name="search" className="hero-search-icon" />
          <input
            className="hero-search-input"
            type="search"
            name="q"
            maxLength={MAX_QUERY_LENGTH}
            placeholder="Festivals, towns, music"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Button type="submit" look="accent" className="hero-search-submit">
          Search
        </Button>
      </form>
    </search>
  );
}
