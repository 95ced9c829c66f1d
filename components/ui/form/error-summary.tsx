'use client';

import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import styles from './error-summary.module.css';
import { fieldId } from './field-id.ts';

type FormProblem = { name: string; message: string };

type ErrorSummaryProps = {
  /** The present errors in the order of the fields, with the messages shown beside them. */
  problems: readonly FormProblem[];
  /** Number of attempts to continue: at each one the list is renewed and takes the focus. */
  attempt: number;
  /** Level of its heading. */
  level?: 2 | 3;
  /** Shows a field that is not on the page at present. */
  openField?: (name: string) => void;
};

/** Focuses a field without a history entry, so that Back still leads to the step before. */
function goTo(event: MouseEvent, name: string, openField?: (name: string) => void) {
  const control = document.getElementById(fieldId(name));
  if (control || openField) event.preventDefault();
  if (!control) return openField?.(name);
  (control.closest('fieldset, [data-wrong]') ?? control).scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** "There is a problem": the errors with links to their fields. Corrected ones are struck through. */
export function ErrorSummary({ problems, attempt, level = 3, openField }: ErrorSummaryProps) {
  const Heading = `h${level}` as const;
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const [listed, setListed] = useState({ attempt, problems });
  if (listed.attempt !== attempt) setListed({ attempt, problems });

  useEffect(() => {
    if (attempt === 0) return;
    // Otherwise a browser may show the middle of a long list, or put it under the header.
    box.current?.scrollIntoView?.({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [attempt]);

  // Screen readers announce the title, and the tab shows it.
  const isWrong = problems.length > 0;
  useEffect(() => {
    if (!isWrong) return;
    const { title: before } = document;
    document.title = `Error: ${before}`;
    return () => {
      // Unless a navigation has changed the title meanwhile.
      if (document.title === `Error: ${before}`) document.title = before;
    };
  }, [isWrong]);

  const wrong = new Set(problems.map(({ name }) => name));
  if (wrong.size === 0) return null;
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} role="alert" aria-labelledby={title}>
      <Heading id={title}>There is a problem</Heading>
      <ul>
        {listed.problems.map(({ name, message }) => (
          <li key={name}>
            {wrong.has(name) ? (
              <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name, openField)}>
                {message}
              </a>
            ) : (
              <s>
                <Icon name="check" />
                {message}
              </s>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
