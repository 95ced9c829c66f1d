import { advertiserApplicationSchema } from '#lib/submissions/fields/advertiser-application';
import {
  applicationCorrection,
  applicationFromValues,
} from '#lib/submissions/private-page/application-correction';
import { someApplication } from '../../../support/submissions/some-bodies.ts';

test('a correction that is sent unchanged changes nothing in the application', () => {
  const application = someApplication();
  const again = applicationFromValues(applicationCorrection(application, undefined).values, application);
  expect(advertiserApplicationSchema.parse(again)).toEqual(application);
});

describe('The correction form of an application', () => {
  const stored = someApplication();

  test('begins with the stored answers, and nothing else of the application', () => {
    const { honeypot: _, formDurationSeconds: __, userAgent: ___, submittedAt: ____, ...answers } = stored;
    expect(applicationCorrection(stored, undefined)).toEqual({ values: answers, errors: {} });
  });

  test('shows an invalid draft with its errors', () => {
    const draft = { ...applicationCorrection(stored, undefined).values, contactEmail: 'baker' };
    expect(applicationCorrection(stored, draft)).toEqual({
      values: draft,
      errors: { contactEmail: 'Invalid email format' },
    });
  });

  test('empties the answers that are missing in it, and leaves other fields as they are', () => {
    expect(applicationFromValues({ businessName: 'Bakery' }, stored)).toMatchObject({
      businessName: 'Bakery',
      contactName: '',
      userAgent: stored.userAgent,
    });
  });
});
