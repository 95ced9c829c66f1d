/** A number with its noun in singular or plural: '1 event', '12 events'. */
export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
