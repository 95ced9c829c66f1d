'use client';

import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import { HiddenText } from '../hidden-text.tsx';
import styles from './combobox.module.css';
import { matchingSuggestions, type Suggestion } from './combobox-suggestions.ts';
import fieldStyles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts, fieldId } from './field-id.ts';

type ComboboxFieldProps<Entry extends Suggestion> = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'maxLength' | 'onBlur' | 'placeholder'> & {
    name: string;
    value: string;
    /** Called at each input, and with `picked` when a suggestion is picked. */
    onChange: (value: string, picked?: Entry) => void;
    suggestions: readonly Entry[];
    ref?: Ref<HTMLInputElement>;
  };

const MOST_SHOWN = 8;

/**
 * A text field with suggestions; any text is valid. Keys follow the ARIA practices for an editable combobox with
 * manual selection: down and up move, Enter picks, Escape closes only the list.
 */
export function ComboboxField<Entry extends Suggestion>(props: ComboboxFieldProps<Entry>) {
  const { label, help, error, optional, name, value, onChange, suggestions, ...input } = props;
  const id = fieldId(name);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open ? matchingSuggestions(suggestions, value, MOST_SHOWN) : [];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const pick = (suggestion: Entry) => {
    onChange(suggestion.value, suggestion);
    close();
  };

  function walk(step: 1 | -1) {
    if (!open) setOpen(true);
    const count = matchingSuggestions(suggestions, value, MOST_SHOWN).length;
    // One more than the suggestions: -1 is the typed text.
    setActive((place) => (count === 0 ? -1 : ((place + 1 + step + count + 1) % (count + 1)) - 1));
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = shown[active];
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape' && shown.length > 0) close();
    else return;
    // This Enter must not submit the form, nor this Escape close the dialog.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <div className={styles.combobox}>
        <input
          autoComplete="off"
          {...input}
          {...describedBy(id, { help, error })}
          id={id}
          name={name}
          value={value}
          className={fieldStyles.control}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown[active] ? `${id}-option-${active}` : undefined}
          spellCheck={false}
          onChange={(event) => {
            setOpen(true);
            setActive(-1);
            onChange(event.target.value);
          }}
          onBlur={(event) => {
            close();
            input.onBlur?.(event);
          }}
          onKeyDown={onKeyDown}
        />
        <div
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          aria-label="Suggestions"
          hidden={shown.length === 0}
        >
          {shown.map((suggestion, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys; it keeps the focus
            <div
              key={`${suggestion.value} ${suggestion.detail}`}
              id={`${id}-option-${place}`}
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              // The input keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
            >
              {suggestion.value} {suggestion.detail && <small>{suggestion.detail}</small>}
            </div>
          ))}
        </div>
        <HiddenText>
          <span role="status">
            {shown.length > 0 && `${shown.length} suggestion${shown.length === 1 ? '' : 's'}`}
          </span>
        </HiddenText>
      </div>
    </FieldFrame>
  );
}
