'use client';

import { useContext, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#lib/forms/field-schemas';
import { textsOfForm } from '#lib/forms/form-texts.browser';
import type { FormValues } from '#lib/forms/form-values';
import { asksForZone } from '#lib/places/time-zones';
import { RestoredValues } from '../restored-values.ts';
import { ZoneField } from './zone-field.tsx';

type PlainZoneProps = {
  values: FormValues;
  errors: FieldErrors;
  /** The country, where the form does not ask it. */
  country?: string;
};

/**
 * The time zone of an event's place, as a part of a plain form: only while country and town leave it open. With
 * JavaScript those are the ones in the form, without those that were stored.
 */
export function PlainZone({ values, errors, country = '' }: PlainZoneProps) {
  const restored = useContext(RestoredValues);
  const [place, setPlace] = useState(values);
  const [chosen, setChosen] = useState<string>();
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const read = () => setPlace(textsOfForm(form));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);

  const inCountry = place.country ?? country;
  return (
    <>
      <span ref={mark} hidden />
      {asksForZone(place.community ?? '', inCountry) && (
        <ZoneField
          country={inCountry}
          value={chosen ?? restored?.timeZone ?? values.timeZone ?? ''}
          onChange={setChosen}
          error={errors.timeZone}
        />
      )}
    </>
  );
}
