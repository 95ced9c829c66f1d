import { checked, type FormKind } from '#components/forms/form-kind.ts';
import { UNEXPECTED_SENTENCE } from '#lib/forms/form-answer';
import {
  ADVERTISER_STEPS,
  type AdvertiserApplicationInput,
  APPLICATION_NAMES,
  advertiserApplicationSchema,
} from '#lib/submissions/fields/advertiser-application';

/** What the form holds before anybody types. */
const EMPTY: Partial<AdvertiserApplicationInput> = { preferredContactMethod: 'email' };

/** The application of an advertiser, as the machine runs it. */
export const APPLICATION_FORM: FormKind<AdvertiserApplicationInput> = {
  draft: 'advertiser',
  sending: {
    path: '/api/submit-advertiser',
    words: { silent: () => 'Submission failed', unreadable: () => UNEXPECTED_SENTENCE },
  },
  steps: ADVERTISER_STEPS,
  valuesOf: (kept) => ({
    ...EMPTY,
    ...Object.fromEntries(
      APPLICATION_NAMES.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
    ),
  }),
  hasAnswers: (values) => APPLICATION_NAMES.some((name) => values[name] && values[name] !== EMPTY[name]),
  check: (values) => checked(advertiserApplicationSchema, values),
  passing: (openedAt) => ({
    formDurationSeconds: Math.max(0, Math.round((Date.now() - openedAt) / 1000)),
    userAgent: navigator.userAgent,
    submittedAt: new Date().toISOString(),
  }),
  offersDraft: true,
  resumesSending: true,
  reviewMs: 500,
};
