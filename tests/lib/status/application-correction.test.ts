import { advertiserApplicationSchema } from '#lib/advertisers/advertiser-application';
import { applicationFromValues, valuesOfApplication } from '#lib/status/application-correction';

test('an application that was not touched stays as it is', () => {
  const application = advertiserApplicationSchema.parse({
    businessName: 'Sample Bakery',
    businessType: 'restaurant-food',
    businessLocation: 'Dangriga',
    contactName: 'Sample Owner',
    contactEmail: 'owner@example.com',
    contactPhone: '+501 600 0000',
    advertisingGoals: 'More people at the counter',
    budgetRange: 'tbd',
    campaignTimeline: 'immediate',
  });
  const again = applicationFromValues(valuesOfApplication(application), application);
  expect(advertiserApplicationSchema.parse(again)).toEqual(application);
});
