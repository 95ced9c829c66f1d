import 'server-only';
import { randomInt } from 'node:crypto';

// Without letters that are easily confused with others: I, L, O, U.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A random reference for people to quote, like 'BC-7K4M-92QX': one of about 10¹². */
export const newReference = () => `BC-${four()}-${four()}`;
