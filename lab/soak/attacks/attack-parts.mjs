// What the attacks have in common.
import { randomBytes } from 'node:crypto';

/** The status of whoever sends too much. */
export const LIMITED = 429;

/**
 * An attack, with the statuses that refuse it; `send` gets the parts of a run and answers as the client does. Status 0: the
 * connection was closed. `isSlow`: it takes half a minute, so that none begins shortly before the end.
 * @typedef {{ name: string, weight: number, isSlow?: boolean, foreseen: number[], send: (world: any, number: number) => Promise<any> }} Attack
 */

/** So many random bytes in hexadecimal figures. */
export const hex = (bytes) => randomBytes(bytes).toString('hex');

/** A request without a body. */
export const get = (path, headers = {}, method = 'GET') => ({ path, method, headers });

/** The head of a request, as bytes on the connection. */
export const lines = (...all) => `${all.join('\r\n')}\r\n\r\n`;
