import type { ComponentPropsWithRef, ReactNode } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { MAX_QUERY_LENGTH } from '#lib/events/event-filters';
import type { FilterParameter } from '#lib/site/filter-parameters';

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'name'> & {
  labelClass: string | undefined;
  /** In front of the text. */
  icon?: ReactNode;
};

/** The field of every search of the site, with its label: for a form that leads to `/search`. */
export function SearchField({ labelClass, icon, ...input }: SearchFieldProps) {
  return (
    <label className={labelClass}>
      <HiddenText>Search events</HiddenText>
      {icon}
      <input
        type="search"
        name={'q' satisfies FilterParameter}
        maxLength={MAX_QUERY_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Drums, Dangriga"
        {...input}
      />
    </label>
  );
}
