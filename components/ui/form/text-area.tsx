'use client';

import { type Ref, type TextareaHTMLAttributes, useEffect, useState } from 'react';
import { HiddenText } from '../hidden-text.tsx';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { describing, type FieldWords, fieldId } from './field-id.ts';

type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children' | 'className'> & {
    name: string;
    ref?: Ref<HTMLTextAreaElement>;
    /** What is typed so far, and how many characters there may be: shown as a counter, which may be exceeded. */
    counted?: { text: string; max: number };
  };

/** Milliseconds without a key before the counter speaks. */
const PAUSE_MS = 1_000;

const characters = (text: string) => [...text.trim().normalize('NFC')].length;
const plural = (count: number) => `${count} character${count === 1 ? '' : 's'}`;

/** '120 of 500 characters', or how many too many there are. */
const countWords = (count: number, max: number) =>
  count > max ? `${plural(count - max)} too many` : `${count} of ${plural(max)}`;

function Counter({ id, text, max }: { id: string; text: string; max: number }) {
  const count = characters(text);
  const words = countWords(count, max);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    // Nothing is said before somebody types, nor at every key.
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

/** A field of several lines, with a counter if it has a limit. */
export function TextArea({ label, help, error, optional, name, counted, ...area }: TextAreaProps) {
  const id = area.id ?? fieldId(name);
  const described = describing(id, { help, error });
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
