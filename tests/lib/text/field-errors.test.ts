import { z } from 'zod';
import { fieldErrorsOf } from '#lib/text/field-errors';

test('a field with several problems has the first sentence, under its path', () => {
  const name = z
    .string()
    .min(5, 'Name is too short')
    .regex(/^\p{L}+$/u, 'Name must be letters');
  const { error } = z.object({ people: z.array(z.object({ name })) }).safeParse({ people: [{ name: '1' }] });
  expect(error && fieldErrorsOf(error)).toEqual({ 'people.0.name': 'Name is too short' });
});
