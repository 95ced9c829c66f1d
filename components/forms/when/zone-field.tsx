import { useMemo } from 'react';
import { SelectField } from '#components/ui/form/select-field';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { OFFERED_ZONES, type ZoneChoice, zoneChoices, zoneWords } from '#lib/places/time-zones';

type ZoneFieldProps = {
  country: string;
  value: string;
  onChange: (zone: string) => void;
  error?: string | undefined;
  /** The choices until the browser makes its own: of the server (default: of the countries that the event form offers). */
  zones?: readonly ZoneChoice[];
};

const HELP =
  'So that calendars show people elsewhere the right hour. Leave it open if you are not sure: then we show only the local hour.';

/** The time zones of a country to choose from, or all that the browser knows; one may stay unsure. */
export function ZoneField({ country, value, onChange, error, zones = OFFERED_ZONES }: ZoneFieldProps) {
  // Server and browser may know different zones: the browser's own list comes after what the server sent.
  const isLive = useHydrated();
  const choices = useMemo(() => {
    const listed = isLive ? zoneChoices(country, Intl.supportedValuesOf('timeZone')) : zones;
    const isListed = value === '' || listed.some((zone) => zone.value === value);
    return isListed ? listed : [{ value, label: zoneWords(value) }, ...listed];
  }, [isLive, country, value, zones]);
  return (
    <SelectField
      name="timeZone"
      label="Time zone of the place"
      optional
      nothing="Not sure"
      choices={choices}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      help={HELP}
    />
  );
}
