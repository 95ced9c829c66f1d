import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import { useBackCloses } from '#components/ui/overlay/use-back-closes.ts';
import type { VariantOf } from '#lib/analytics/experiments';
import { SEARCH_HINTS } from '#lib/analytics/search-hints';
import { track } from '#lib/analytics/track.browser';
import { currentVariant } from '#lib/analytics/variant.browser';
import { searchHref } from '#lib/site/search-href';
import { SEARCH_PATH } from '#lib/site/site';
import styles from './header-search.module.css';
import { useTimedFlag } from './use-timed-flag.ts';

const HIGHLIGHT_MS = 600;
const HINT_MS = 2500;
const ID = 'header-search';

type Variant = VariantOf<'search-hint'>;

export type HeaderSearchProps = {
  /** Shown at the end of the field while it is empty. */
  qr?: ReactNode;
  /** The button of the assistant, beside the field. */
  voice?: ReactNode;
};

/** The search of every page. On a phone a button opens it below the bar; without JavaScript it is a plain form. */
export function HeaderSearch({ qr, voice }: HeaderSearchProps) {
  const router = useRouter();
  const box = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isHintShown = useRef(false);
  const isHintUsed = useRef(false);
  const [variant, setVariant] = useState<Variant>();
  const [open, setOpen] = useState(false);
  const [searching, startSearch] = useTransition();
  const highlight = useTimedFlag();
  const hint = useTimedFlag();

  const toggle = ({ detail }: MouseEvent) => {
    // The second half of a double click.
    if (detail > 1) return;
    // Synchronous, so that the field is focused within the tap: only then does a phone show its keyboard.
    flushSync(() => setOpen(!open));
    if (!open) field.current?.focus();
  };

  const close = () => {
    if (!open) return;
    setOpen(false);
    opener.current?.focus();
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
    if (isHintShown.current || field.current?.value) return;
    isHintShown.current = true;
    setVariant(currentVariant('search-hint'));
    hint.start(HINT_MS);
  };

  const search = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim();
    if (!query) return field.current?.focus();
    if (variant && !isHintUsed.current) {
      isHintUsed.current = true;
      track({ name: 'ab_assignment', experiment: 'search-hint-used', variant });
    }
    highlight.start(HIGHLIGHT_MS);
    close();
    startSearch(() => router.push(searchHref(query, window.location) as Route));
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
            data-searching={searching || undefined}
            onSubmit={search}
          >
            <button type="submit" className={styles.submit}>
              <Icon name="search" />
              <HiddenText>Start search</HiddenText>
            </button>
            <label htmlFor={`${ID}-field`}>
              <HiddenText>Search the guide</HiddenText>
            </label>
            <input
              ref={field}
              id={`${ID}-field`}
              className={styles.field}
              type="search"
              name="q"
              maxLength={100}
              enterKeyHint="search"
              placeholder="Search the guide"
              aria-describedby={`${ID}-hint`}
              onFocus={showHint}
              onInput={hint.stop}
            />
            <p id={`${ID}-hint`} className={styles.hint} data-shown={hint.isOn || undefined}>
              {SEARCH_HINTS[variant ?? 'words']}
            </p>
          </form>
          {qr && <div className={styles.qr}>{qr}</div>}
          {voice && <div className={styles.voice}>{voice}</div>}
        </div>
      </search>
      {searching && <LoadingNote>Searching…</LoadingNote>}
    </>
  );
}
