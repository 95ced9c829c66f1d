import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/** A question to the full list; a plain form, so it works before any script. */
export function HeroSearch() {
  return (
    <search>
      <form action={THINGS_TO_DO_PATH} className="hero-search-form">
        <label className="hero-search-field">
          <HiddenText>Search events</HiddenText>
          <Icon name="search" className="hero-search-icon" />
          <input
            className="hero-search-input"
            type="search"
            name="q"
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
