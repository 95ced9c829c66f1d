/** A number with its noun: '1 event', '12 events'. */
export const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
