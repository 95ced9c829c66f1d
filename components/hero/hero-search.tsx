import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import styles from './hero-search.module.css';

/** A question to the full list; a plain form, so it works before any script. */
export function HeroSearch() {
  return (
    <search>
      <form action={THINGS_TO_DO_PATH} className={styles.form}>
        <label className={styles.field}>
          <HiddenText>Search events</HiddenText>
          <Icon name="search" className={styles.icon} />
          <input
            className={styles.input}
            type="search"
            name="q"
            placeholder="Festivals, towns, music"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Button type="submit" look="accent" className={styles.submit}>
          Search
        </Button>
      </form>
    </search>
  );
}
