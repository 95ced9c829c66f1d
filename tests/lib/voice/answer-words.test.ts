import answerWords from '../../../lib/voice/answer-words.json' with { type: 'json' };

/** Every text of a language by its path, with its placeholders. */
function placeholders(words: object, path = ''): [string, string[]][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, [...value.matchAll(/\{\w+\}/g)].map(String).sort()]]
      : placeholders(Object(value), `${path}${key}.`),
  );
}

test('answers in both languages have the same texts with the same placeholders', () => {
  const { placeProblems: _, ...spanish } = answerWords.es;
  expect(placeholders(spanish)).toEqual(placeholders(answerWords.en));
});
