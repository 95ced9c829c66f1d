import { checked, type FormKind } from '#components/forms/form-kind.ts';
import { deleteImages } from '#lib/forms/draft-images.browser';
import {
  type EventFormValues,
  eventFormSchema,
  eventFormValues,
  hasAnswers,
  submissionOf,
} from '#lib/submissions/fields/event-form-values';
import { EVENT_STEPS, MIN_FORM_SECONDS, TOO_EARLY } from '#lib/submissions/fields/event-submission';
import { pastDays } from '#lib/submissions/fields/when/past-days';

/** Milliseconds after which a submission without a response fails. */
const ANSWER_WITHIN_MS = 30_000;

/** The form for an event. */
export const EVENT_FORM: FormKind<EventFormValues> = {
  draft: 'event',
  // Asked to wait longer than that, it fails at once, with the server's sentence.
  sending: { path: '/api/submit-event', staysWaiting: true, timeoutMs: ANSWER_WITHIN_MS },
  answerWithinMs: ANSWER_WITHIN_MS,
  steps: EVENT_STEPS,
  // An image that is not uploaded has its words elsewhere, and so has an hour that is being typed.
  indirect: ['coverImageAlt', 'time', 'endTime'],
  valuesOf: eventFormValues,
  hasAnswers,
  check: (values, at) => {
    const submission = submissionOf(values);
    // With what only the form knows: an image whose upload is not complete. Without a connection it holds back no step: it
    // waits on the device, and its upload goes on in the review.
    const waits = at === 'step' && !navigator.onLine && { unsentCovers: 0, unsentImages: 0 };
    const found = checked(eventFormSchema, { ...values, ...submission, ...waits }, () => ({
      ...submission,
      honeypot: '',
    }));
    const { date = '', endDate = '', moreDates = [] } = submission;
    const past = pastDays({ date, endDate, moreDates }, Date.now());
    if (Object.keys(past).length === 0) return found;
    return { errors: { ...past, ...('errors' in found && found.errors) } };
  },
  metadata: (openedAt) => ({
    formDuration: Math.max(0, Date.now() - openedAt),
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
  }),
  opening: { minSeconds: MIN_FORM_SECONDS, tooEarly: TOO_EARLY },
  deleteImages,
  offersDraft: true,
  resumesSending: false,
};
