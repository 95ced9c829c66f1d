// Puts items into the store in DATA_DIR, beside a running site, and prints their references as JSON.
//   node --conditions=react-server tests/support/put-items.mjs '[{"title":"Village Fiesta"}, …]'
// An entry with `subject` is a message, one with `businessName` an application, any other an event.
const { advertiserApplicationSchema } = await import('#lib/advertisers/advertiser-application');
const { submitAdvertiser } = await import('#lib/advertisers/submit-advertiser.server');
const { contactMessageSchema } = await import('#lib/contact/contact-message');
const { submitContact } = await import('#lib/contact/submit-contact.server');
const { openingToken } = await import('#lib/spam/opening-token.server');
const { closeStore } = await import('#lib/store/store.server');
const { eventSubmissionSchema } = await import('#lib/submissions/event-submission');
const { submitEvent } = await import('#lib/submissions/submit-event.server');

const person = { name: 'Sample Sender', email: 'sender@example.com', phone: '+501 600 0000' };

const EVENT = {
  title: 'Village Fiesta',
  date: '2027-12-05',
  time: '8 PM - 1 AM',
  category: 'cultural',
  description: 'Marimba, food and games on the field behind the school.',
  cost: 'free',
  country: 'Belize',
  district: 'Toledo',
  community: 'San Antonio (Toledo)',
  venueName: 'Football Field',
  submitterName: person.name,
  submitterEmail: person.email,
  submitterPhone: person.phone,
};

const APPLICATION = {
  businessType: 'restaurant-food',
  businessLocation: 'Hopkins',
  contactName: person.name,
  contactEmail: person.email,
  contactPhone: person.phone,
  advertisingGoals: 'More guests in the low season.',
  budgetRange: 'under-500',
  campaignTimeline: 'within-30',
};

const references = [];
const items = JSON.parse(process.argv[2] ?? '[]');
for (const [index, item] of items.entries()) {
  // A millisecond apart, so that their order is known.
  const now = Date.now() - items.length + index;
  const sent = { idempotencyKey: null, openingToken: openingToken(now - 60_000), now };
  const receipt = item.subject
    ? await submitContact(contactMessageSchema.parse({ ...person, ...item }), sent)
    : item.businessName
      ? await submitAdvertiser(advertiserApplicationSchema.parse({ ...APPLICATION, ...item }), sent)
      : await submitEvent(eventSubmissionSchema.parse({ ...EVENT, ...item }), sent);
  references.push(receipt.reference);
}
process.stdout.write(JSON.stringify(references));
await closeStore();
