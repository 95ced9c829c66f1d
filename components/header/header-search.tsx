import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { SearchField } from '#components/forms/search/search-field';
import { useLiveSearch } from '#components/forms/search/use-live-search';
import { buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import { useBackCloses } from '#components/ui/overlay/use-back-closes.ts';
import type { VariantOf } from '#lib/analytics/experiments';
import { SEARCH_HINTS } from '#lib/analytics/search-hints';
import { track } from '#lib/analytics/track.browser';
import { currentVariant } from '#lib/analytics/variant.browser';
import { listStart } from '#lib/site/list-start.browser';
import { SEARCH_PATH } from '#lib/site/site';
import styles from './header-search.module.css';
import { useTimedFlag } from './use-timed-flag.ts';

const HIGHLIGHT_MS = 600;
const HINT_MS = 2500;
const ID = 'header-search';
type Variant = VariantOf<'search-hint'>;

type HeaderSearchProps = {
  /** Shown at the end of the field while it is empty. */
  qr?: ReactNode;
  /** The button of the assistant, beside the field. */
  voice?: ReactNode;
};

/** The search of every page. On a phone a button opens it below the bar; without JavaScript it is a plain form. */
export function HeaderSearch({ qr, voice }: HeaderSearchProps) {
  const box = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isHintShown = useRef(false);
  const isHintUsed = useRef(false);
  const [variant, setVariant] = useState<Variant>();
  const [open, setOpen] = useState(false);
  const highlight = useTimedFlag();
  const hint = useTimedFlag();

  const close = () => {
    if (!open) return;
    setOpen(false);
    opener.current?.focus();
  };

  const live = useLiveSearch({
    id: `${ID}-field`,
    // A search in the header stays in the list of the page, with its filters.
    from: listStart,
    isPinned: true,
    onGo: (query) => {
      if (query && variant && !isHintUsed.current) {
        isHintUsed.current = true;
        track({ name: 'ab_assignment', experiment: 'search-hint-used', variant });
      }
      if (query) highlight.start(HIGHLIGHT_MS);
      close();
    },
  });
  const { field, fieldProps } = live;

  const toggle = ({ detail }: MouseEvent) => {
    // The second half of a double click.
    if (detail > 1) return;
    // Synchronous, so that the field is focused within the tap: only then does a phone show its keyboard.
    flushSync(() => setOpen(!open));
    if (!open) field.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const closeElsewhere = ({ target }: Event) => {
      const inside = [box, opener].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!inside) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [open]);

  useBackCloses(open, close);

  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    // A dialog opened from the search handles Escape itself.
    if (key === 'Escape' && !(target instanceof Element && target.closest('dialog'))) close();
  };

  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== opener.current && !currentTarget.contains(relatedTarget))
      setOpen(false);
  };

  const showHint = () => {
    if (isHintShown.current || field.current?.value) return false;
    isHintShown.current = true;
    setVariant(currentVariant('search-hint'));
    hint.start(HINT_MS);
    return true;
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${buttonClass('icon')} ${styles.opener}`}
        aria-expanded={open}
        aria-controls={ID}
        data-highlighted={highlight.isOn || undefined}
        onClick={toggle}
      >
        <Icon name={open ? 'close' : 'search'} />
        <HiddenText>Search</HiddenText>
      </button>
      <search
        ref={box}
        id={ID}
        aria-label="Site"
        className={styles.search}
        data-open={open || undefined}
        onKeyDown={closeOnEscape}
        onBlur={closeOnLeave}
      >
        <div className={styles.frame}>
          <form
            className={styles.box}
            action={SEARCH_PATH}
            autoComplete="off"
            data-highlighted={highlight.isOn || undefined}
            data-searching={live.isSearching || undefined}
            onSubmit={live.submit}
          >
            <button type="submit" className={styles.submit}>
              <Icon name="search" />
              <HiddenText>Start search</HiddenText>
            </button>
            <SearchField
              {...fieldProps}
              labelClass={styles.label}
              className={styles.field}
              // The list has the words of an example.
              placeholder="Search events"
              aria-describedby={`${ID}-hint`}
              onFocus={() => {
                // What was searched before does not lie over the hint.
                if (showHint()) void live.load();
                else fieldProps.onFocus();
              }}
              onClick={hint.isOn ? undefined : fieldProps.onClick}
              onInput={(event) => {
                hint.stop();
                fieldProps.onInput(event);
              }}
            />
            <p id={`${ID}-hint`} className={styles.hint} data-shown={hint.isOn || undefined}>
              {SEARCH_HINTS[variant ?? 'words']}
            </p>
          </form>
          {qr && <div className={styles.qr}>{qr}</div>}
          {voice && <div className={styles.voice}>{voice}</div>}
        </div>
        {live.list}
      </search>
      {live.isSearching && <LoadingNote>Searching…</LoadingNote>}
    </>
  );
}
