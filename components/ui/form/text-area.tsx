'use client';

import { type Ref, type TextareaHTMLAttributes, useEffect, useState } from 'react';
import { HiddenText } from '../hidden-text.tsx';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts, fieldId } from './field-id.ts';

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children' | 'className'> & {
    name: string;
    ref?: Ref<HTMLTextAreaElement>;
    /** The present text and its maximum length in characters: shown as a counter, but not enforced. */
    counted?: { text: string; max: number };
  };

/** Milliseconds without input before screen readers announce the counter. */
const PAUSE_MS = 1_000;

const characters = (text: string) => [...text.trim().normalize('NFC')].length;
const plural = (count: number) => `${count} character${count === 1 ? '' : 's'}`;

/** '120 of 500 characters', or '3 characters too many'. */
const countWords = (count: number, max: number) =>
  count > max ? `${plural(count - max)} too many` : `${count} of ${plural(max)}`;

function Counter({ id, text, max }: { id: string; text: string; max: number }) {
  const count = characters(text);
  const words = countWords(count, max);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    // Announced neither before the first input nor at every key.
    const timer = window.setTimeout(() => setSpoken(text === '' ? '' : words), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, words]);

  return (
    <>
      <p className={styles.count} id={`${id}-count`} data-over={count > max ? '' : undefined}>
        {words}
      </p>
      <HiddenText>
        <span role="status">{spoken}</span>
      </HiddenText>
    </>
  );
}

/** A field of several lines, with a counter if `counted`. */
export function TextArea({ label, help, error, optional, name, counted, ...area }: TextAreaProps) {
  const id = area.id ?? fieldId(name);
  const described = describedBy(id, { help, error });
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <textarea
        rows={5}
        {...area}
        {...described}
        aria-describedby={
          [described['aria-describedby'], counted && `${id}-count`].filter(Boolean).join(' ') || undefined
        }
        id={id}
        name={name}
        className={`${styles.control} ${styles.area}`}
      />
      {counted && <Counter id={id} text={counted.text} max={counted.max} />}
    </FieldFrame>
  );
}
