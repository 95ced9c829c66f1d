/** A ref for a note that appears far from the button that was pressed: those of a long form stay at a phone's lower edge. */
export const noteInView = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' });
