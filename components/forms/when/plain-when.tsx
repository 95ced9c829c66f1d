'use client';

import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { haveSameTexts, servedTextsOfForm, textsOfForm } from '#lib/forms/form-texts.browser';
import type { FormValues } from '#lib/forms/form-values';
import { whenStateFromValues } from '#lib/submissions/fields/when/when-values';
import type { FieldErrors } from '#lib/text/field-errors';
import { RestoredValues } from '../restored-values.ts';
import { WhenPicker } from './when-picker.tsx';

type PlainWhenProps = { label: string; values: FormValues; errors: FieldErrors };

/** A When picker that keeps its own state, as a part of a plain form. */
function StatefulWhen({ label, values, errors }: PlainWhenProps) {
  const [given] = useState(() => whenStateFromValues(values));
  const [when, setWhen] = useState(given);
  const mark = useRef<HTMLSpanElement>(null);

  // What was typed before hydration is in the fields alone, which the next rendering would reset. A layout effect comes
  // before that.
  useLayoutEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const typed = textsOfForm(form);
    if (!haveSameTexts(typed, servedTextsOfForm(form))) setWhen(whenStateFromValues(typed));
  }, []);

  // The form around stores its values at each input event; a date that a button adds is none.
  useEffect(() => {
    if (when !== given) mark.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [when, given]);

  return (
    <>
      <span ref={mark} hidden />
      <WhenPicker when={when} onChange={setWhen} errors={errors} dateLabel={label} />
    </>
  );
}

/** The When picker of a form that works without JavaScript, filled in with the form's values, or with restored ones. */
export function PlainWhen({ label, values, errors }: PlainWhenProps) {
  const restored = useContext(RestoredValues);
  return (
    <StatefulWhen
      key={restored ? 'restored' : 'given'}
      label={label}
      values={restored ?? values}
      errors={errors}
    />
  );
}
