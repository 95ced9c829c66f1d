import { FieldRow } from '#components/ui/form/field-row';
import { TextField } from '#components/ui/form/text-field';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { WhenState } from '#lib/submissions/fields/when/when-state';
import styles from './when.module.css';

type OtherHoursProps = {
  when: WhenState;
  onChange: (when: WhenState) => void;
  /** What an input has where it is the one to be mended. */
  at: (input: 'otherDay' | 'otherStart' | 'otherEnd') => { id?: string; error?: string | undefined };
};

/** Whether anything is said of a day with other hours. */
const saysOtherHours = ({ otherDay, otherStart, otherEnd }: WhenState) =>
  [otherDay, otherStart, otherEnd].some((text) => text !== '');

/** The one of several days in a row that has other hours, and these; they are asked once a day is chosen. */
export function OtherHours({ when, onChange, at }: OtherHoursProps) {
  const isLive = useHydrated();
  const { date, endDate, otherDay, otherStart, otherEnd } = when;
  return (
    <div className={`${styles.part} ${styles.other}`}>
      <TextField
        name="otherDay"
        type="date"
        label="A day with other hours"
        optional
        min={date || undefined}
        max={endDate || undefined}
        value={otherDay}
        onChange={({ target }) => onChange({ ...when, otherDay: target.value })}
        help="If it begins or ends at another hour on one of the days. Those of further days fit only into the description: the calendar shows the hours above for them."
        {...at('otherDay')}
      />
      {(!isLive || saysOtherHours(when)) && (
        <FieldRow>
          <TextField
            name="otherStart"
            type="time"
            label="That day from"
            value={otherStart}
            onChange={({ target }) => onChange({ ...when, otherStart: target.value })}
            {...at('otherStart')}
          />
          <TextField
            name="otherEnd"
            type="time"
            label="That day to"
            optional
            value={otherEnd}
            onChange={({ target }) => onChange({ ...when, otherEnd: target.value })}
            {...at('otherEnd')}
          />
        </FieldRow>
      )}
    </div>
  );
}
