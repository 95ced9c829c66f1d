'use client';

import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import styles from './error-summary.module.css';
import { fieldId } from './field-id.ts';

type FormProblem = { name: string; message: string };

type ErrorSummaryProps = {
  /** What is wrong now, in the order of the fields; the same words as beside them. */
  problems: readonly FormProblem[];
  /** Counts the attempts to go on: at each one the summary lists anew and takes the focus. */
  attempt: number;
  /** Level of its heading, below the form's own. */
  level?: 2 | 3;
};

/** Goes to a field without a trace in the history, so that Back still means the step before. */
function goTo(event: MouseEvent, name: string) {
  const control = document.getElementById(fieldId(name));
  if (!control) return;
  event.preventDefault();
  (control.closest('fieldset, [data-wrong]') ?? control).scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** "There is a problem": what stopped the form, each with the way to its field. Mended ones are ticked off. */
export function ErrorSummary({ problems, attempt, level = 3 }: ErrorSummaryProps) {
  const Heading = `h${level}` as const;
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const [listed, setListed] = useState({ attempt, problems });
  if (listed.attempt !== attempt) setListed({ attempt, problems });

  useEffect(() => {
    if (attempt === 0) return;
    // Its beginning in sight, however long it is: a browser left alone may show its middle, or put it under the header.
    box.current?.scrollIntoView?.({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [attempt]);

  // What a screen reader says of the page, and what its tab shows.
  const isWrong = problems.length > 0;
  useEffect(() => {
    if (!isWrong) return;
    const { title: before } = document;
    document.title = `Error: ${before}`;
    return () => {
      // Unless somebody has gone to another page meanwhile.
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
              <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
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
