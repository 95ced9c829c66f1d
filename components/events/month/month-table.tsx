import { HiddenText } from '#components/ui/hidden-text';
import type { OrderedEvents } from '#lib/events/lists/order-events';
import { weeksOf } from '#lib/events/month-grid';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatMonth } from '#lib/time/format-day';
import { WEEKDAYS } from '#lib/time/weekdays';
import { DayCell } from './day-cell.tsx';
import styles from './month-table.module.css';

type MonthTableProps = {
  month: string;
  today: CalendarDay;
  byDay: ReadonlyMap<CalendarDay, OrderedEvents>;
  chosen: CalendarDay | undefined;
  onChoose: (day: CalendarDay, isPointing: boolean) => void;
};

/** The weeks that are not over; all of a month that is over as a whole. */
function weeksToCome(month: string, today: CalendarDay) {
  const weeks = weeksOf(month);
  const left = weeks.filter((week) => week.some((day) => day && day >= today));
  return left.length > 0 ? left : weeks;
}

/** The month as a table of plain buttons, from this week on; not an ARIA grid, which would need a keyboard mode of its own. */
export function MonthTable({ month, today, byDay, chosen, onChoose }: MonthTableProps) {
  return (
    <div className={styles.region}>
      <table className={styles.table}>
        <caption>
          <HiddenText>Events in {formatMonth(month)}</HiddenText>
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{weekday.slice(0, 3)}</span>
                <HiddenText>{weekday}</HiddenText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksToCome(month, today).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    today={today}
                    ordered={byDay.get(day)}
                    before={byDay.get(week[weekday - 1] ?? '')}
                    isChosen={day === chosen}
                    onChoose={onChoose}
                  />
                ) : (
                  <td key={WEEKDAYS[weekday]} className={styles.blank} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
