import { MAIN_COLUMNS, type MainColumn } from '#lib/events/rows/blank-cells';

/** Why a sheet looks like an accident, of which only an editor can say whether it is meant so. */
export type Doubt = {
  reason: 'shrank' | 'grew' | 'blanked';
  /** The columns that were blanked; none for the other reasons. */
  columns: readonly MainColumn[];
  /** For people, with the figures of this reading. */
  sentence: string;
};

const BLANKED = 'blanked:';
const isMainColumn = (name: string) => MAIN_COLUMNS.some((column) => column === name);
const columnsOf = (code: string) =>
  code.startsWith(BLANKED) ? code.slice(BLANKED.length).split(',').filter(isMainColumn) : [];

/**
 * A doubt without its figures, which differ after each edit and beside another server's copy.
 *
 *     doubtCode({ reason: 'blanked', columns: ['Date', 'Time'], sentence }); // 'blanked:Date,Time'
 */
export const doubtCode = ({ reason, columns }: Doubt): string =>
  reason === 'blanked' ? BLANKED + columns.join(',') : reason;

/** Whether a text is the code of a doubt. */
const isDoubtCode = (text: string): boolean =>
  /^(?:shrank|grew)$/.test(text) ||
  (columnsOf(text).length > 0 && text === BLANKED + columnsOf(text).join(','));

/** Whether a doubt is among those with these codes; of blanked columns each of them. */
export const isAcceptedDoubt = (doubt: Doubt, codes: readonly string[]): boolean =>
  doubt.reason === 'blanked'
    ? doubt.columns.every((column) => codes.some((code) => columnsOf(code).includes(column)))
    : codes.includes(doubt.reason);

const ACCEPT = 'accept';

/** The codes of accepted doubts in the parameters of a request, without what is none. */
export const codesIn = (params: Pick<URLSearchParams, 'getAll'>): string[] =>
  [...new Set(params.getAll(ACCEPT))].filter(isDoubtCode);

/** The same as parameters of a request: `paramsOf(['shrank'])` is accept=shrank. */
export const paramsOf = (codes: readonly string[]): string[][] => codes.map((code) => [ACCEPT, code]);
