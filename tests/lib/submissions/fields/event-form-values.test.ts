import { eventFormValues, hasAnswers, submissionOf } from '#lib/submissions/fields/event-form-values';

test('an empty form is in Belize and free', () => {
  expect(eventFormValues()).toMatchObject({ title: '', country: 'Belize', cost: 'free', isAllDay: false });
});

test('what a device kept and no longer fits begins anew; the rest comes back', () => {
  const values = eventFormValues({
    title: 'Fiesta',
    category: 'rave',
    isAllDay: 'yes',
    additionalImageUrls: 7,
  });
  expect(values).toMatchObject({ title: 'Fiesta', isAllDay: false, additionalImageUrls: [] });
  expect(values.category).toBeUndefined();
});

test.each([
  [{}, false],
  [{ country: '' }, false],
  [{ title: 'F' }, true],
  [{ isAllDay: true }, true],
])('whether the form with %j holds answers is %s', (kept, expected) => {
  expect(hasAnswers(kept)).toBe(expected);
});

test('hours are sent as people write them, none for a whole day; the form’s own fields are not sent', () => {
  const values = {
    ...eventFormValues({ time: '19:30', endTime: '22:00', terms: true }),
    category: 'food' as const,
  };
  expect(submissionOf(values)).toMatchObject({ time: '7:30 PM - 10:00 PM' });
  expect(submissionOf({ ...values, isAllDay: true })).toMatchObject({ time: '' });
  expect(submissionOf(values)).not.toHaveProperty('terms');
  expect(submissionOf(values)).not.toHaveProperty('endTime');
});
