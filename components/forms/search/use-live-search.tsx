import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
} from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { useBackCloses } from '#components/ui/overlay/use-back-closes.ts';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { forgetSearches, recentSearches, rememberSearch } from '#lib/device/recent-searches.browser';
import type { SearchSuggestions } from '#lib/questions/search-suggestions';
import type { ListStart } from '#lib/site/event-lists';
import { searchHref } from '#lib/site/search-href';
import { pluralize } from '#lib/text/pluralize';
import { clockNow } from '#lib/time/clock.browser';
import { hrefOf, withoutParameter } from './suggestion-href.ts';
import {
  hasOption,
  keyOf,
  optionId,
  type SuggestionOption,
  suggestionGroups,
  suggestionsWhileTyping,
} from './suggestion-options.ts';
import { useFoundSuggestions } from './use-found-suggestions.ts';

type LiveSearchOptions = {
  /** Id of the field. */
  id: string;
  /** The address from which a search starts: its list with its filters, or a page without a list. */
  from: () => ListStart;
  /** Whether the field stays where it is while the page is scrolled. */
  isPinned?: boolean;
  /** Called with what is searched, before that is shown; undefined where a suggestion leads elsewhere. */
  onGo?: (query?: string) => void;
};

/**
 * A search field with suggestions (a combobox): the first events and places of what the list would show for the typed
 * words, and what was searched on this device before. Keys follow the ARIA practices for a combobox with manual
 * selection. The code that suggests is loaded when the field is focused, and the events with it, or on a light device
 * when the first letter is typed; until then, and where they do not arrive, it is a search without suggestions.
 */
export function useLiveSearch({ id, from: start, isPinned = false, onGo }: LiveSearchOptions) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [isSearching, startSearch] = useTransition();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState<readonly string[]>([]);
  /** The option that Enter chooses, by its key as the options around it may change, and the suggestions it is one of. */
  const [reached, setReached] = useState<{ key: string; suggestions: SearchSuggestions | undefined }>();

  // Suggestions do not know which events are saved, so a search leaves the list of the saved ones.
  const from = useCallback(() => withoutParameter(start(), 'saved'), [start]);
  const { suggester, found, load, forget } = useFoundSuggestions({ typed, isOpen, from });

  const groupsOf = (suggestions: SearchSuggestions | undefined) =>
    isOpen && suggester ? suggestionGroups(typed, typed.trim() ? suggestions : undefined, recent) : [];
  const latest = suggestionsWhileTyping(found, typed);
  // What arrives later does not take away the option that was reached.
  const isTaken = reached && !hasOption(groupsOf(latest), reached.key);
  const suggestions = isTaken ? reached.suggestions : latest;
  const groups = groupsOf(suggestions);
  const options = groups.flatMap((group) => group.options);
  const active = options.findIndex((option) => keyOf(option) === reached?.key);
  const { count = 0, nothing: without, celebrations = [] } = suggestions ?? {};
  const said = [...celebrations.map(({ text }) => text), without?.text].filter(Boolean).join(' ');
  const nothing = isOpen && suggester && said ? said : undefined;
  const isShown = options.length > 0 || nothing !== undefined;
  const offered = options.filter(({ kind }) => kind !== 'all' && kind !== 'forget').length;
  const announced = [
    nothing,
    offered > 0 && pluralize(offered, 'suggestion'),
    offered > 0 && count > offered && `of ${pluralize(count, 'event')}`,
  ].filter(Boolean);

  const close = useCallback(() => {
    setOpen(false);
    setReached(undefined);
  }, []);
  const open = () => {
    void load();
    setRecent(recentSearches());
    setOpen(true);
  };
  useBackCloses(isShown, close);
  const openIfFocused = useEffectEvent(() => {
    if (document.activeElement === field.current) open();
  });
  // A field that was focused before this code came has been focused again by now.
  useEffect(() => openIfFocused(), []);

  const search = (query: string) => {
    const words = query.trim();
    if (!words) return field.current?.focus();
    rememberSearch(words);
    close();
    onGo?.(words);
    startSearch(() => router.push(searchHref(words, from()) as Route));
  };

  const choose = (option: SuggestionOption) => {
    if (option.kind === 'forget') {
      forgetSearches();
      setRecent([]);
      return setReached(undefined);
    }
    if (option.kind === 'all') return search(typed);
    if (option.kind === 'recent') {
      if (field.current) field.current.value = option.words;
      setTyped(option.words);
      return search(option.words);
    }
    close();
    onGo?.();
    const href = hrefOf(option, from) as Route;
    startSearch(() => router.push(href, { scroll: option.kind !== 'event' }));
  };

  const walk = (step: 1 | -1) => {
    if (!isOpen) return open();
    const count = options.length;
    // One more than the options: -1 is the typed text.
    const next = options[((active + 1 + step + count + 1) % (count + 1)) - 1];
    setReached(next && { key: keyOf(next), suggestions });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp' && isShown) walk(-1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isShown) close();
    else return;
    // This Enter must not submit the form, nor this Escape close what is around the field.
    event.preventDefault();
    event.stopPropagation();
  };

  const anchor = useCallback(() => field.current?.form, []);
  const fieldProps = {
    ref: field,
    id,
    ...(isHydrated &&
      ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': options.length > 0,
        'aria-controls': options.length > 0 ? `${id}-list` : undefined,
        'aria-activedescendant': options[active] ? optionId(id, options[active]) : undefined,
      } as const)),
    // Not opened: the focus also comes back from a dialog that closes.
    onFocus: () => void load(),
    onClick: open,
    onBlur: close,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      if (!currentTarget.value.trim()) forget();
      setTyped(currentTarget.value);
      setReached(undefined);
      // What was typed before this code came may be filled in after the visitor has gone on.
      if (document.activeElement === currentTarget) open();
    },
    onKeyDown,
  };

  const list: ReactNode = (
    <>
      {isShown && suggester && (
        <suggester.SuggestionList
          id={id}
          groups={groups}
          nothing={nothing}
          active={options[active]}
          onChoose={choose}
          anchor={anchor}
          isPinned={isPinned}
          now={clockNow()}
        />
      )}
      <HiddenText>
        <span aria-live="polite">{announced.join(' ')}</span>
      </HiddenText>
    </>
  );

  return {
    field,
    fieldProps,
    load,
    list,
    isSearching,
    submit: (event: FormEvent) => {
      event.preventDefault();
      search(field.current?.value ?? '');
    },
  };
}
