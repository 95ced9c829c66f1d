import { type FocusEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { StepFields } from '#components/forms/step-fields';
import { useFormFields } from '#components/forms/use-form-fields.ts';
import { ZoneField } from '#components/forms/when/zone-field';
import { ComboboxField } from '#components/ui/form/combobox-field';
import { SelectField } from '#components/ui/form/select-field';
import { TextField } from '#components/ui/form/text-field';
import {
  type CommunitySuggestion,
  communityNamed,
  communitySuggestions,
} from '#lib/places/community-suggestions';
import { DISTRICTS_OF_BELIZE } from '#lib/places/district-names';
import { asksForZone } from '#lib/places/time-zones';
import { BELIZE, COUNTRIES } from '#lib/submissions/fields/event-choices';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import type { EventFormValues } from '#lib/submissions/fields/event-form-values';
import { linesOfStep } from './event-lines.ts';

const OTHER = 'Other';
const CHOICES = [...COUNTRIES, OTHER].map((country) => ({ value: country, label: country }));

const isOffered = (country: string) => COUNTRIES.some((name) => name === country);

/** Step 2: the country, the city or village, and the venue. */
export function LocationStep() {
  const { setValue, getValues, clearErrors, control, errorOf } = useFormFields<EventFormValues>();
  const { field: country } = useController({ name: 'country', control });
  const { field: community } = useController({ name: 'community', control });
  const { field: timeZone } = useController({ name: 'timeZone', control });
  const chosen = country.value ?? '';
  // Not derived from the value: a visitor may type the name of a country that is in the list.
  const [isOther, setIsOther] = useState(!isOffered(chosen));
  const before = useRef(chosen);
  // The district that a community has set.
  const ofCommunity = useRef('');

  const changeCountry = (next: string) => {
    before.current = next;
    country.onChange(next);
    clearErrors('country');
    setValue('community', '');
    setValue('placeId', '');
    setValue('timeZone', '');
    if (next !== BELIZE) setValue('district', '');
  };

  const choose = (choice: string) => {
    setIsOther(choice === OTHER);
    changeCountry(choice === OTHER ? '' : choice);
  };

  const leaveTyped = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.trim() !== before.current.trim()) changeCountry(target.value);
  };

  const changeCommunity = (name: string, picked?: CommunitySuggestion) => {
    community.onChange(name);
    clearErrors('community');
    setValue('placeId', '');
    if (getValues('country') !== BELIZE) return;
    const named = (picked ?? communityNamed(name))?.district;
    const district = DISTRICTS_OF_BELIZE.find((known) => known === named);
    // What the visitor has chosen stays, unless a suggestion was chosen after it.
    const isOwn = getValues('district') !== '' && getValues('district') !== ofCommunity.current;
    if (!district || (isOwn && !picked)) return;
    ofCommunity.current = district;
    setValue('district', district);
  };

  const own = {
    country: (
      <>
        <SelectField
          name="countryChoice"
          id={isOther ? 'field-country-choice' : 'field-country'}
          label={EVENT_FIELDS.country.label}
          value={isOther ? OTHER : chosen}
          choices={CHOICES}
          autoComplete="off"
          onChange={({ target }) => choose(target.value)}
          error={isOther ? undefined : errorOf('country')}
        />
        {isOther && (
          <TextField
            name="country"
            label="Name of the country"
            value={chosen}
            autoComplete="off"
            onChange={({ target }) => country.onChange(target.value)}
            onBlur={leaveTyped}
            error={errorOf('country')}
          />
        )}
      </>
    ),
    community: (
      <ComboboxField
        name="community"
        ref={community.ref}
        label={EVENT_FIELDS.community.label}
        help={EVENT_FIELDS.community.help}
        value={community.value ?? ''}
        onChange={changeCommunity}
        suggestions={communitySuggestions(chosen)}
        error={errorOf('community')}
      />
    ),
    ...(chosen !== BELIZE && { district: null }),
    timeZone: asksForZone(community.value ?? '', chosen) ? (
      <ZoneField
        country={chosen}
        value={timeZone.value ?? ''}
        onChange={timeZone.onChange}
        error={errorOf('timeZone')}
      />
    ) : null,
  };
  return <StepFields lines={linesOfStep('location')} own={own} />;
}
