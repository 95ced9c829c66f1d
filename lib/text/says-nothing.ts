/** Words that leave a date, an hour or a place open on purpose. */
const OPEN =
  /^(?:t\.?b\.?[acd]\.?|to be (?:announced|confirmed|decided|determined)|por (?:confirmar|anunciar|definir)|date to be confirmed)$/i;

/** Whether a cell says that something is not known yet: 'TBA', 'por confirmar'. */
export const isOpen = (cell: string): boolean => OPEN.test(cell);

/** Whether a cell has only what people write where there is nothing to say: '-', 'N/A'. */
export const saysNothing = (cell: string): boolean => /^(?:\p{Dash}*|n\/a)$/iu.test(cell.trim());
