import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { day } from '../moment/moment.ts';

/** The day of these events: to come, in another year than the present one. */
export const EVENT_DAY = day(380);

/** A body of POST /api/submit-event that nothing is wrong with. */
export const someSubmissionBody = (changes: Record<string, unknown> = {}) => ({
  title: 'Village Fiesta',
  date: EVENT_DAY,
  time: '8 PM - 1 AM',
  isAllDay: false,
  category: 'cultural',
  description: 'Marimba, food and games on the field behind the school.',
  cost: 'free',
  country: 'Belize',
  district: 'Toledo',
  community: 'San Antonio (Toledo)',
  venueName: 'Football Field',
  submitterName: 'Sample Organiser',
  submitterEmail: 'organiser@example.com',
  submitterPhone: '',
  ...changes,
});

/** The same as the schema gives it on. */
export const someSubmission = (changes: Record<string, unknown> = {}) =>
  eventSubmissionSchema.parse(someSubmissionBody(changes));
