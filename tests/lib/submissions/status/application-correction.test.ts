import { advertiserApplicationSchema } from '#lib/submissions/fields/advertiser-application';
import { applicationCorrection, applicationFromValues } from '#lib/submissions/status/application-correction';
import { someApplication } from '../../../support/submissions/some-bodies.ts';

test('an application that was not touched stays as it is', () => {
  const application = someApplication();
  const again = applicationFromValues(applicationCorrection(application, undefined).values, application);
  expect(advertiserApplicationSchema.parse(again)).toEqual(application);
});
