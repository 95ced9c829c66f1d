'use client';

import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { servedTextsOfForm, textsOfForm } from '#lib/forms/form-texts.browser';
import type { FormValues } from '#lib/forms/form-values';
import { asksForZone, isSameCountry, type ZoneChoice } from '#lib/places/time-zones';
import { ZONE_COUNTRY } from '#lib/submissions/fields/when/follow-ups';
import type { FieldErrors } from '#lib/text/field-errors';
import { RestoredValues } from '../restored-values.ts';
import { ZoneField } from './zone-field.tsx';

type PlainTimeZoneProps = {
  values: FormValues;
  errors: FieldErrors;
  /** The zones of the server to choose from, for the place in `values`; it is the only list without JavaScript. */
  zones: readonly ZoneChoice[];
};

/**
 * The time zone of an event's place, as a part of a plain form: only while country and town leave it open. With
 * JavaScript those are the ones in the form; without, the server asks again where they are no longer those in `values`.
 */
export function PlainTimeZone({ values, errors, zones }: PlainTimeZoneProps) {
  const restored = useContext(RestoredValues);
  const [place, setPlace] = useState(values);
  const [chosen, setChosen] = useState<{ zone: string; country: string }>();
  const mark = useRef<HTMLSpanElement>(null);

  // A zone chosen before hydration is in the field alone, which the next rendering would reset.
  useLayoutEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const { timeZone: zone = '', [ZONE_COUNTRY]: country = '' } = textsOfForm(form);
    if (zone !== (servedTextsOfForm(form).timeZone ?? '')) setChosen({ zone, country });
  }, []);

  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const read = () => setPlace(textsOfForm(form));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);

  const { country = '', community = '' } = place;
  const { timeZone: zone = '', [ZONE_COUNTRY]: askedFor, country: first = '' } = restored ?? values;
  // A zone that was chosen in one country is none in another.
  const held = chosen ?? { zone, country: askedFor ?? first };
  return (
    <>
      <span ref={mark} hidden />
      {asksForZone(community, country) && (
        <>
          <input type="hidden" name={ZONE_COUNTRY} value={country} />
          <ZoneField
            country={country}
            zones={zones}
            value={isSameCountry(held.country, country) ? held.zone : ''}
            onChange={(next) => setChosen({ zone: next, country })}
            error={errors.timeZone}
          />
        </>
      )}
    </>
  );
}
