import { Fragment } from 'react';
import { wordChanges } from '#lib/text/word-changes';

type MarkedTextProps = { before: string; after: string; side: 'before' | 'after' };

/** One of two versions of a text, with the words marked that the other one lacks. */
export function MarkedText({ before, after, side }: MarkedTextProps) {
  const own = side === 'before' ? 'gone' : 'new';
  const Mark = side === 'before' ? 'del' : 'ins';
  return wordChanges(before, after)
    .filter(({ kind }) => kind === 'same' || kind === own)
    .map(({ text, kind }, index) => {
      const words = text.trimStart();
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move
        <Fragment key={index}>
          {text.slice(0, text.length - words.length)}
          {kind === own ? <Mark>{words}</Mark> : words}
        </Fragment>
      );
    });
}
