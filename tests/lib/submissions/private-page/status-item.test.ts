import { expect, test } from '@jest/globals';
import { seenBySubmitter } from '#lib/submissions/private-page/status-item';
import { SOME_CONTACT } from '../../../support/submissions/some-contact.ts';

const TO_CORRECT_EVENT =
  'The community team reviews it within 2-3 business days and answers by email or WhatsApp. Until then you can correct it or withdraw it.';
const TO_CORRECT_APPLICATION =
  "We'll be in touch within 24 hours to discuss your advertising opportunities. Until then you can correct it or withdraw it.";
const TO_MESSAGE = "We'll get back to you within 24-48 hours via email or WhatsApp.";
const WAITING = [
  ['event', 'Your event is with our team', TO_CORRECT_EVENT],
  ['advertiser', 'Your application is with our team', TO_CORRECT_APPLICATION],
  ['contact', 'Your message is with our team', TO_MESSAGE],
] as const;

test.each([
  ...WAITING.map((row) => ['pending', ...row] as const),
  // So that a robot learns nothing.
  ...WAITING.map((row) => ['spam', ...row] as const),
  ['approved', 'event', 'Your event is on the calendar', 'If anything changes, tell us here.'],
  [
    'approved',
    'advertiser',
    'We have answered your application',
    'Our answer is in your email, or came the way you prefer. You can always reply to it.',
  ],
  ['approved', 'contact', 'We have answered your message', 'Our answer is in your email or your WhatsApp.'],
  [
    'rejected',
    'event',
    'Your event was not published',
    'If it can be put right, you are welcome to submit the event again.',
  ],
  [
    'rejected',
    'advertiser',
    'We could not accept your application',
    'If it can be put right, you are welcome to apply again.',
  ],
  ['rejected', 'contact', 'Your message is closed', 'You are welcome to write again.'],
  ['withdrawn', 'event', 'You withdrew this event', 'Nobody reviews it any more.'],
  ['withdrawn', 'advertiser', 'You withdrew this application', 'Nobody reads it any more.'],
  ['withdrawn', 'contact', 'You withdrew this message', 'Nobody answers it any more.'],
  ['of-a-newer-version', 'event', 'We have your event', ''],
  ['of-a-newer-version', 'advertiser', 'We have your application', ''],
  ['of-a-newer-version', 'contact', 'We have your message', ''],
] as const)(
  'the submitter of an item with the status %s and the kind %s reads “%s”',
  (status, kind, title, next) => {
    expect(seenBySubmitter({ kind, status }, undefined, SOME_CONTACT).words).toEqual({ title, next });
  },
);

test.each([
  ['pending', false],
  ['approved', false],
  ['rejected', true],
  ['withdrawn', false],
  ['spam', false],
  ['of-a-newer-version', false],
])(
  'whether the submitter of an item with the status %s is invited to send it again is %s',
  (status, isRefused) => {
    expect(seenBySubmitter({ kind: 'event', status }).isRefused).toBe(isRefused);
  },
);

test.each([
  [
    'pending',
    'event',
    'The community team reviews it within 2-3 business days and answers by email. Until then you can correct it or withdraw it.',
  ],
  ['pending', 'contact', "We'll get back to you within 24-48 hours via email."],
  ['approved', 'contact', 'Our answer is in your email.'],
] as const)(
  'without a WhatsApp number of the operators, the submitter of an item with the status %s and the kind %s reads “%s”',
  (status, kind, next) => {
    expect(seenBySubmitter({ kind, status }, undefined, { email: 'team@example.bz' }).words.next).toBe(next);
  },
);
