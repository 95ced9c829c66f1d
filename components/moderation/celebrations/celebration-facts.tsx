type CelebrationFactsProps = {
  /** When it is, in a sentence. */
  usual: string;
  askFirst: readonly string[];
  notes: readonly string[];
  /** Sentences that are not published until somebody in Belize has confirmed them. */
  waiting: readonly string[];
  newestSource: number | null;
  /** The year in which the page is read, for the age of the sources. */
  year: number;
};

/** 'Newest source: 2022, 4 years ago' */
function ageWords(newestSource: number | null, year: number): string {
  if (newestSource === null) return 'No source has a date';
  const years = year - newestSource;
  const ago = years > 0 ? `${years} ${years === 1 ? 'year' : 'years'} ago` : 'this year';
  return `Newest source: ${newestSource}, ${ago}`;
}

/** What operators should know of a celebration: when it is, how old the sources are, what to ask first, and the notes. */
export function CelebrationFacts(props: CelebrationFactsProps) {
  const { usual, askFirst, notes, waiting, newestSource, year } = props;
  return (
    <>
      <p className="moderation-note">
        {usual} {ageWords(newestSource, year)}.
      </p>
      {askFirst.length > 0 && (
        <>
          <h3>Ask first</h3>
          <ul className="celebration-facts">
            {askFirst.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && (
        <details className="celebration-notes">
          <summary>On no page before somebody in Belize has read it ({waiting.length})</summary>
          <ul className="celebration-facts">
            {waiting.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {notes.length > 0 && (
        <details className="celebration-notes">
          <summary>Notes for us ({notes.length})</summary>
          <ul className="celebration-facts">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
