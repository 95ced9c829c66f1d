import type { Mail, MailAddress } from '#lib/outbox/mail';
import { SITE_NAME } from '#lib/site/site';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatDaySpan, formatLongDay } from '#lib/time/format-day';
import { greeting } from './receipt-mail.ts';

type BookedSlide = {
  title: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** The whole address of its results. */
  resultsUrl: string;
  /** Of the application, if the slide belongs to one. */
  reference?: string | undefined;
};

const days = (firstDay: CalendarDay, lastDay: CalendarDay) =>
  firstDay === lastDay
    ? `on ${formatLongDay(firstDay)}`
    : `from ${formatDaySpan(firstDay, lastDay, formatLongDay)}`;

/** The mail to an advertiser whose slide is booked: when it runs, and the link to its results. */
export const slideBookedMail = (
  to: MailAddress,
  { title, firstDay, lastDay, resultsUrl, reference }: BookedSlide,
): Mail => ({
  to,
  subject: `Your poster on ${SITE_NAME}: ${title}`,
  parts: [
    greeting(to.name),
    {
      paragraph: `Your poster “${title}” is on the home page of ${SITE_NAME} ${days(firstDay, lastDay)}, Belize time.`,
    },
    {
      paragraph:
        'Here are its results: how often it was shown and how often it was clicked, week by week. Anyone with the link can see them.',
    },
    { link: { label: 'See its results', address: resultsUrl } },
    ...(reference ? [{ facts: [['Your reference', reference]] } as const] : []),
    { paragraph: SITE_NAME },
  ],
});
