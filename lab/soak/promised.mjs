// Which answers are promised, and which of them mean "try again".

/** What a visitor gets of a page, a file or a figure: itself, or that it has not changed. */
export const isPage = ({ status }) => status === 200 || status === 304;

/** Statuses of a form that was not stored now, and that its page sends again by itself. */
const LATER = new Set([409, 503]);

/**
 * The outcome of a form's request: 'kept' with one of the wanted statuses; 'refused' for a response that says in words to
 * try again, when there is a reason (`mayRefuse`: another process has locked the store, or images are many); else 'broken'.
 */
export function outcomeOfForm(answer, { wanted, mayRefuse }) {
  if (wanted.includes(answer.status)) return 'kept';
  const isSentence = answer.bytes.length > 0;
  return LATER.has(answer.status) && isSentence && mayRefuse ? 'refused' : 'broken';
}

/** The outcome of a hostile request: any of the statuses that were foreseen; 0 is a connection that was closed. */
export const outcomeOfAttack = ({ status }, foreseen) => (foreseen.includes(status) ? 'kept' : 'broken');
