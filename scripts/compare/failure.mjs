// Marks records that could not be made. Each counts as a difference, even where both versions fail in the same way:
// nothing was compared.
const PREFIX = 'not recorded: ';

/** The line that replaces a record; of an error message the first line. */
export const failure = (message) => `${PREFIX}${message.split('\n')[0]}`;

/** Whether a line was made by `failure`. */
export const isFailure = (line) => line?.startsWith(PREFIX) ?? false;
