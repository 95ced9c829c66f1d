import { checked, type FormKind } from '#components/forms/form-kind.ts';
import { deleteImages } from '#lib/forms/draft-images.browser';
import { emailTypos } from '#lib/forms/email-typos';
import { deleteUnusedImages } from '#lib/forms/unused-images.browser';
import {
  type EventFormValues,
  eventFormSchema,
  eventFormValues,
  hasAnswers,
  submissionOf,
} from '#lib/submissions/fields/event-form-values';
import { EVENT_STEPS, MIN_FORM_SECONDS, TOO_EARLY } from '#lib/submissions/fields/event-submission';
import { farDays } from '#lib/submissions/fields/when/far-days';
import { pastDays } from '#lib/submissions/fields/when/past-days';
import { completeImages } from '#lib/submissions/items/images/complete-images.browser';

/** Milliseconds after which a submission without a response fails. */
const ANSWER_WITHIN_MS = 30_000;

/** The form for an event. */
export const EVENT_FORM: FormKind<EventFormValues> = {
  draft: 'event',
  // Asked to wait longer than that, it fails at once, with the server's sentence.
  sending: {
    path: '/api/submit-event',
    staysWaiting: true,
    timeoutMs: ANSWER_WITHIN_MS,
    complete: completeImages,
  },
  answerWithinMs: ANSWER_WITHIN_MS,
  steps: EVENT_STEPS,
  // An image that is not uploaded has its words elsewhere, and so has an hour that is being typed.
  formattedFields: ['coverImageAlt', 'time', 'endTime'],
  valuesOf: eventFormValues,
  hasAnswers,
  check: (values) => {
    const submission = submissionOf(values);
    // With what only the form knows: an image whose upload is not complete. Without a connection it holds back nothing: it
    // waits on the device, and goes out before the event once the network is back.
    const waits = !navigator.onLine && { unsentCovers: 0, unsentImages: 0 };
    const found = checked(eventFormSchema, { ...values, ...submission, ...waits }, () => ({
      ...submission,
      honeypot: '',
    }));
    const { date = '', endDate = '', moreDates = [] } = submission;
    const past = pastDays({ date, endDate, moreDates }, Date.now());
    if (Object.keys(past).length === 0) return found;
    return { errors: { ...('errors' in found && found.errors), ...past } };
  },
  warnings: (values) => {
    const { date = '', endDate = '', moreDates = [], submitterEmail = '' } = submissionOf(values);
    return {
      ...farDays({ date, endDate, moreDates }, Date.now()),
      ...emailTypos('submitterEmail', submitterEmail),
    };
  },
  metadata: (openedAt) => ({
    formDuration: Math.max(0, Date.now() - openedAt),
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
  }),
  opening: { minSeconds: MIN_FORM_SECONDS, tooEarly: TOO_EARLY },
  images: { delete: deleteImages, deleteUnused: () => deleteUnusedImages('event') },
  offersDraft: true,
  resumesSending: false,
};
