import answerWords from '../../../lib/voice/answer-words.json' with { type: 'json' };

/** Every text of a language by its path, with the names of its places to fill. */
function placesToFill(words: object, path = ''): [string, string[]][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, [...value.matchAll(/\{\w+\}/g)].map(String).sort()]]
      : placesToFill(Object(value), `${path}${key}.`),
  );
}

test('answers in both languages have the same texts, with the same places to fill', () => {
  const { placeProblems: _, ...spanish } = answerWords.es;
  expect(placesToFill(spanish)).toEqual(placesToFill(answerWords.en));
});
