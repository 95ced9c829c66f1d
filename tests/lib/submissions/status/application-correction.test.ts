import { advertiserApplicationSchema } from '#lib/submissions/fields/advertiser-application';
import { applicationFromValues, valuesOfApplication } from '#lib/submissions/status/application-correction';
import { someApplication } from '../../../support/some-bodies.ts';

test('an application that was not touched stays as it is', () => {
  const application = someApplication();
  const again = applicationFromValues(valuesOfApplication(application), application);
  expect(advertiserApplicationSchema.parse(again)).toEqual(application);
});
