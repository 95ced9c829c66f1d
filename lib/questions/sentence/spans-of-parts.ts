import type { PartOfQuestion, Sentence } from './sentence.ts';

// Before what was understood: without it these words would be left over.
const PREPOSITIONS =
  /^(in|on|at|for|from|near|around|the|this|with|my|of|to|during|about|en|el|la|los|las|de|del|al|para|por|con|mi|mis|eena|inna|ina|da|di|pan|pahn|fi|wid|dis|a|an)$/;

function spansOf(sentence: Sentence, part: PartOfQuestion): [number, number][] {
  const spans: [number, number][] = [];
  let before = -2;
  const open = sentence.open();
  for (const position of sentence.positionsOf(part)) {
    const { start = 0, end = 0 } = sentence.words[position] ?? {};
    const last = spans.at(-1);
    if (last && before === position - 1) last[1] = end;
    else {
      let first = position;
      while (first > 0 && PREPOSITIONS.test(open[first - 1] ?? '')) first -= 1;
      spans.push([sentence.words[first]?.start ?? start, end]);
    }
    before = position;
  }
  return spans;
}

const PARTS: readonly PartOfQuestion[] = ['time', 'place', 'category', 'cost', 'status', 'holiday'];

/** Where in the text each part was said, with the preposition before it: start and end of each run of words. */
export const spansIn = (
  sentence: Sentence,
): Partial<Record<PartOfQuestion, readonly (readonly [number, number])[]>> =>
  Object.fromEntries(
    PARTS.map((part) => [part, spansOf(sentence, part)] as const).filter(([, all]) => all.length > 0),
  );
