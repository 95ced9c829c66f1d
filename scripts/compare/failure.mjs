// What could not be recorded. It is a difference, even where both versions fail in the same way: nothing was compared.
const PREFIX = 'not recorded: ';

/** The line that takes the place of a record. */
export const failure = (message) => `${PREFIX}${message.split('\n')[0]}`;

/** Whether a line says that there is no record. */
export const isFailure = (line) => line?.startsWith(PREFIX) ?? false;
