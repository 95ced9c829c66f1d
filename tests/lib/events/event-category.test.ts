import { CATEGORY_LABELS, EVENT_CATEGORIES, isEventCategory } from '#lib/events/event-category';

describe('the fifteen categories', () => {
  test('have the labels of the specification', () => {
    expect(CATEGORY_LABELS).toEqual({
      cultural: 'Cultural Celebration',
      ceremony: 'Ceremony',
      parade: 'Parade',
      sports: 'Sports',
      entertainment: 'Entertainment',
      official: 'Official Event',
      education: 'Education',
      food: 'Food & Markets',
      religious: 'Religious',
      family: 'Family',
      arts: 'Arts & Crafts',
      business: 'Business',
      community: 'Community',
      health: 'Health & Wellness',
      workshop: 'Workshops',
    });
    expect(EVENT_CATEGORIES).toHaveLength(15);
    expect(EVENT_CATEGORIES.every(isEventCategory)).toBe(true);
  });

  test.each(['party', 'Arts & Crafts', 'Arts', '', 'constructor', '__proto__', 'toString'])(
    'do not include %j',
    (value) => {
      expect(isEventCategory(value)).toBe(false);
    },
  );
});
