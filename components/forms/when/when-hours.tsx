import { ChoiceField } from '#components/ui/form/choice-field';
import { fieldId } from '#components/ui/form/field-id.ts';
import { FieldRow } from '#components/ui/form/field-row';
import { TextField } from '#components/ui/form/text-field';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { faultOfHours, type HoursChoice, type WhenState } from '#lib/submissions/fields/when/when-state';
import { OtherHours } from './other-hours.tsx';
import styles from './when.module.css';

type WhenHoursProps = {
  when: WhenState;
  onChange: (when: WhenState) => void;
  error: string | undefined;
};

const HOURS: readonly { value: HoursChoice; label: string }[] = [
  { value: 'hours', label: 'From and to' },
  { value: 'all-day', label: 'All day' },
  { value: 'unknown', label: 'Not known yet' },
];
const IN_WORDS = { value: 'words', label: 'In words' } as const;

/**
 * The hours of an event: from and to, all day, or not known yet; in words only where they were so before. Of several days
 * in a row one may have others.
 */
export function WhenHours({ when, onChange, error }: WhenHoursProps) {
  const isLive = useHydrated();
  const { hours, start, end, words } = when;
  const hasWords = words !== '' || hours === 'words';
  const choices = hasWords ? [...HOURS, IN_WORDS] : HOURS;
  const isOff = isLive && hours !== 'hours';
  const hasOther = when.days === 'span' && hours === 'hours';
  // Beside the input that is to be mended; there the field of the time is looked for.
  const wrong = (error && faultOfHours(when)?.input) || 'start';
  const place = hours === 'words' ? 'words' : wrong;
  const at = (input: typeof place) => (input === place ? { id: fieldId('time'), error } : {});

  const choose = (choice: HoursChoice) =>
    onChange({ ...when, hours: choice, ...(choice !== 'hours' && { start: '', end: '' }) });

  return (
    <>
      <ChoiceField
        name="hours"
        label="Hours"
        choices={choices.map((choice) => ({ ...choice, isChosen: choice.value === hours }))}
        onChange={({ target }) => choose(target.value as HoursChoice)}
      />
      {hasWords && (!isLive || hours === 'words') && (
        <div className={`${styles.part} ${styles.words}`}>
          <TextField
            name="time"
            id={fieldId('written')}
            label="Time in words"
            value={words}
            maxLength={60}
            onChange={({ target }) => onChange({ ...when, words: target.value })}
            help="As it was written before, like Sunrise. Leave it empty if it is not known yet."
            {...at('words')}
          />
        </div>
      )}
      {!(isLive && hours === 'words') && (
        <div className={`${styles.part} ${styles.clocks}`}>
          <FieldRow>
            <TextField
              name="start"
              type="time"
              label="Start time"
              optional
              disabled={isOff}
              value={start}
              onChange={({ target }) => onChange({ ...when, start: target.value })}
              {...at('start')}
            />
            <TextField
              name="end"
              type="time"
              label="End time"
              optional
              disabled={isOff}
              value={end}
              onChange={({ target }) => onChange({ ...when, end: target.value })}
              {...at('end')}
            />
          </FieldRow>
        </div>
      )}
      {(!isLive || hasOther) && <OtherHours when={when} onChange={onChange} at={at} />}
    </>
  );
}
