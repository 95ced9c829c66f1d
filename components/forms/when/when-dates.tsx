import { Button } from '#components/ui/button';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { fieldId } from '#components/ui/form/field-id.ts';
import { TextField } from '#components/ui/form/text-field';
import { HiddenText } from '#components/ui/hidden-text';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { isTooLong, MAX_DATES } from '#lib/submissions/fields/when/event-days';
import { shownDates, type WhenState, withDate, withWeeks } from '#lib/submissions/fields/when/when-state';
import { ADDED_DATES, addedDate, checkboxOf } from '#lib/submissions/fields/when/when-values';
import { isCalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { WEEKDAYS } from '#lib/time/weekdays';
import styles from './when.module.css';

type WhenDatesProps = {
  when: WhenState;
  onChange: (when: WhenState) => void;
  error: string | undefined;
};

/** 'Every Saturday until'; 'Every week until' before the first date is chosen. */
const untilLabel = (date: string) =>
  isCalendarDay(date) ? `Every ${WEEKDAYS[weekdayOf(date)]} until` : 'Every week until';

const datesInAll = (when: WhenState) =>
  1 + shownDates(when).filter((day) => when.ticked.includes(day)).length;

/** The further dates of an event: weeks until a day as a list to untick, and single dates to add. */
export function WhenDates({ when, onChange, error }: WhenDatesProps) {
  const isLive = useHydrated();
  const { date, until, listed, ticked } = when;
  const [typed = ''] = when.typed ?? [];
  const dates = shownDates(when);

  const add = () => {
    const next = withDate(when, typed);
    if (next !== when) onChange(next);
  };
  const tick = (day: string, isTicked: boolean) =>
    onChange({ ...when, ticked: isTicked ? [...ticked, day] : ticked.filter((other) => other !== day) });

  return (
    <div className={`${styles.part} ${styles.dates}`}>
      <TextField
        name="until"
        id={fieldId('moreDates')}
        type="date"
        label={untilLabel(date)}
        optional
        min={date || undefined}
        value={until}
        onChange={({ target }) => onChange(withWeeks(when, { until: target.value }))}
        help={
          isTooLong(date, until)
            ? `An event can have at most ${MAX_DATES} dates: the list ends before that day.`
            : 'Makes a list of dates; untick the ones when it does not take place.'
        }
        error={error}
      />
      <input type="hidden" name="listedDates" value={listed.join(',')} />
      {dates.length > 0 && (
        <fieldset className={styles.boxes}>
          <legend>
            Further dates <small role="status">{datesInAll(when)} dates in all, counting the first</small>
          </legend>
          {dates.map((day) => (
            <CheckboxField
              key={day}
              name={checkboxOf(day)}
              value="yes"
              label={formatShortDay(day)}
              checked={ticked.includes(day)}
              onChange={({ target }) => tick(day, target.checked)}
            />
          ))}
        </fieldset>
      )}
      {isLive ? (
        <div className={styles.add}>
          <TextField
            name={addedDate(0)}
            type="date"
            label="Another date"
            optional
            min={date || undefined}
            value={typed}
            onChange={({ target }) => onChange({ ...when, typed: [target.value].filter(Boolean) })}
            onBlur={add}
            error={isCalendarDay(typed) && typed <= date ? 'Choose a day after the event date' : undefined}
          />
          <Button onClick={add} disabled={!isCalendarDay(typed) || typed <= date}>
            Add<HiddenText> this date</HiddenText>
          </Button>
        </div>
      ) : (
        Array.from({ length: ADDED_DATES }, (_, number) => (
          <TextField
            key={addedDate(number)}
            name={addedDate(number)}
            type="date"
            label={`Another date, ${number + 1}`}
            defaultValue={when.typed?.[number]}
            optional
          />
        ))
      )}
    </div>
  );
}
