import { isCalendarDay } from '#lib/time/calendar-day';
import { type DaysChoice, EMPTY_WHEN, type WhenState } from './when-state.ts';

/** The When picker as values of the event form, which keeps the fields of an event apart. */
type FormWhen = {
  days?: DaysChoice | undefined;
  date?: string | undefined;
  endDate?: string | undefined;
  until?: string | undefined;
  listedDates?: string[] | undefined;
  /** The ticked dates. */
  moreDates?: string[] | undefined;
  /** Another date that is typed and not in the list yet. */
  typedDate?: string | undefined;
  isAllDay?: boolean | undefined;
  isHourUnknown?: boolean | undefined;
  /** Whether the time is one in words that two time inputs cannot say, and these words. */
  isTimeWritten?: boolean | undefined;
  writtenTime?: string | undefined;
  /** The values of the two time inputs. */
  time?: string | undefined;
  endTime?: string | undefined;
  otherDay?: string | undefined;
  otherStart?: string | undefined;
  otherEnd?: string | undefined;
};

function hoursOf({ isAllDay, isHourUnknown, isTimeWritten }: FormWhen): WhenState['hours'] {
  if (isAllDay) return 'all-day';
  if (isHourUnknown) return 'unknown';
  return isTimeWritten ? 'words' : 'hours';
}

/** The When picker from the values of the event form. */
export const whenOfForm = (form: FormWhen): WhenState => ({
  days: form.days ?? EMPTY_WHEN.days,
  date: form.date ?? '',
  endDate: form.endDate ?? '',
  until: form.until ?? '',
  listed: form.listedDates ?? [],
  ticked: form.moreDates ?? [],
  ...(isCalendarDay(form.typedDate ?? '') && { typed: [form.typedDate ?? ''] }),
  hours: hoursOf(form),
  start: form.time ?? '',
  end: form.endTime ?? '',
  otherDay: form.otherDay ?? '',
  otherStart: form.otherStart ?? '',
  otherEnd: form.otherEnd ?? '',
  words: form.writtenTime ?? '',
});

/** The values of the event form from its When picker. */
export const formOfWhen = (when: WhenState) =>
  ({
    days: when.days,
    date: when.date,
    endDate: when.endDate,
    until: when.until,
    listedDates: [...when.listed],
    moreDates: [...when.ticked],
    typedDate: when.typed?.[0] ?? '',
    isAllDay: when.hours === 'all-day',
    isHourUnknown: when.hours === 'unknown',
    isTimeWritten: when.hours === 'words',
    writtenTime: when.words,
    time: when.start,
    endTime: when.end,
    otherDay: when.otherDay,
    otherStart: when.otherStart,
    otherEnd: when.otherEnd,
  }) satisfies FormWhen;
