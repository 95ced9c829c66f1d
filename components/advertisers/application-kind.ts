import { checked, type FormKind, textFields } from '#components/forms/form-kind.ts';
import { emailTypos } from '#lib/forms/email-typos';
import { UNEXPECTED_SENTENCE } from '#lib/forms/form-answer';
import {
  ADVERTISER_STEPS,
  type AdvertiserApplicationInput,
  APPLICATION_NAMES,
  advertiserApplicationSchema,
} from '#lib/submissions/fields/advertiser-application';

/** The application of an advertiser. */
export const APPLICATION_FORM: FormKind<AdvertiserApplicationInput> = {
  ...textFields(APPLICATION_NAMES, { preferredContactMethod: 'email' }),
  draft: 'advertiser',
  sending: {
    path: '/api/submit-advertiser',
    words: { silent: () => 'Submission failed', unreadable: () => UNEXPECTED_SENTENCE },
  },
  steps: ADVERTISER_STEPS,
  check: (values) => checked(advertiserApplicationSchema, values),
  warnings: ({ contactEmail = '' }) => emailTypos('contactEmail', contactEmail),
  metadata: (openedAt) => ({
    formDurationSeconds: Math.max(0, Math.round((Date.now() - openedAt) / 1000)),
    userAgent: navigator.userAgent,
    submittedAt: new Date().toISOString(),
  }),
  offersDraft: true,
  resumesSending: true,
  reviewMs: 500,
};
