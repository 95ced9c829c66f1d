type PhoneNumber = {
  /** As it is written. */
  text: string;
  index: number;
  /** In digits with the country code, without a plus: '5016221234'. */
  digits: string;
};

/** Groups of digits with spaces, full stops, dashes or brackets between them. */
const RUN =
  /(?<![\p{L}\p{N}_@#=&%+]|[^\s\d/]\/)(?:\+ ?)?\(?\d+\)?(?:[ \u00a0.\-\u2010-\u2015]{1,2}\(?\d+\)?)*(?![\p{L}\p{N}_@])/gu;

/** What groups of digits, with '-' between them, are a number: Belize with its code, North America, seven digits of Belize. */
const BELIZE = /^501-?[2-8]\d\d-?\d{4}(?=-|$)/;
const AMERICA = /^(?:1-?)?[2-9]\d\d-?[2-9]\d\d-?\d{4}(?=-|$)/;
const LOCAL = /^[2-8]\d\d-?\d{4}(?=-|$)/;

/** What makes figures an amount, a decimal or a part of something longer: 'BZ$', '1,'. */
const BEFORE_AMOUNT = /(?:(?:[$£€¢]|(?<!\p{L})(?:bzd?|usd|cad|mxn|gtq))\s?|\d[.,:/\-\u2010-\u2015])$/iu;
const BEHIND_AMOUNT =
  /^(?:\s?[ap]\.?m(?!\p{L})|[-\u2010-\u2015.,:/]\d|\s?[$£€¢%]|\s?(?:people|persons?|guests?|pax|ft|feet|km|miles?|met(?:er|re)s?|years?|tickets?|seats?|bzd?|usd?|dollars?|bucks|personas|años|asientos)(?!\p{L}))/iu;
/** What says, shortly before, that a number to call follows. */
const CUE =
  /(?<!\p{L})(?:call|dial|text|sms|phones?|tel|telephones?|tel[eé]fonos?|cel|cell|celular|mobile|whats?app|wa|contact\p{L}*|rsvp|llam\p{L}*|ph)(?!\p{L})([^\n]{0,24})$/iu;
/** What may say so, and hours or counts may follow it too. */
const WEAK_CUE = /(?<!\p{L})(?:reserv\p{L}*|info\p{L}*)(?!\p{L})([^\n]{0,24})$/iu;
/** What says that hours follow: 'Info: open 800 1700'. */
const HOURS =
  /(?<!\p{L})(?:open\p{L}*|hours?|hrs|times?|from|between|daily|until|till?|abiert\p{L}*|horas?|horario|desde|entre)(?!\p{L})/iu;
/** Four digits that are a clock time at a quarter, or a round count: '1730', '5000'. */
const ROUND = /(?:(?:[01]\d|2[0-3])(?:[03]0|[14]5)|00)$/;
/** Two clock times at a quarter, which no words need to part from a number to call: '800-1700'. */
const CLOCK = '(?:[01]?\\d|2[0-3])(?:[03]0|[14]5)';
const CLOCK_TIMES = new RegExp(`^${CLOCK}\\D{1,3}${CLOCK}(?!\\d)`);
/** Hours that have both their ends, and are followed by what they are the hours of: 'between 9 and 5 at 622-1200'. */
const HOUR = '\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]\\.?m\\.?)?';
const WHOLE_HOURS = new RegExp(
  `(?:(?<!\\p{L})(?:between|from|entre|desde|de)\\s)?(?<![\\d.:-])${HOUR}\\s?(?:\\p{Dash}|(?:and|to|till?|until|y|al?|hasta)\\s)\\s?${HOUR}(?=[\\s,;:])`,
  'giu',
);
/** Three groups that are all round, as counts are: '300-500-1000'. */
const ROUND_GROUPS = /^(?:\d+[05]0\D{0,3}){2}\d+00$/;
const GROUPS_OF_THREE = /^\d+\D+\d+\D+\d+$/;
const DASH = /[-\u2010-\u2015]/;
const YEAR = /(?:19|20)\d\d$/;

type Group = { start: number; end: number; digits: string };

/** Whether digits behind a plus may be a number from abroad; of those with 7 the length is known. */
const isFromAbroad = (digits: string) =>
  /^[2-9]/.test(digits) &&
  !digits.startsWith('501') &&
  digits.length >= 9 &&
  digits.length <= 15 &&
  (!digits.startsWith('7') || digits.length === 11);

/** No number is written in more groups. */
const MAX_GROUPS = 8;

/** The number that the groups from one on begin with: its digits, with '-' between its groups. */
function numberAt(all: readonly Group[], from: number, hasPlus: boolean): string | undefined {
  const groups = all.slice(from, from + MAX_GROUPS);
  const text = groups.map(({ digits }) => digits).join('-');
  const [found] = BELIZE.exec(text) ?? AMERICA.exec(text) ?? [];
  if (hasPlus) {
    if (found && /^(?:501|1)/.test(found)) return found;
    // A last digit by itself is an hour or a count.
    const isWhole = all.length <= MAX_GROUPS && groups.at(-1)?.digits.length !== 1;
    return isWhole && isFromAbroad(text.replaceAll('-', '')) ? text : undefined;
  }
  return found ?? LOCAL.exec(text)?.[0];
}

const withCode = (digits: string) =>
  digits.length === 7
    ? `501${digits}`
    : digits.length === 10 && !digits.startsWith('501')
      ? `1${digits}`
      : digits;

/** What stands between a cue and the figures behind it; undefined without one. */
const behindCue = (cue: RegExp, before: string) => cue.exec(before.replace(WHOLE_HOURS, ' '))?.[1];

/** Whether words say that a number to call follows, and the figures are not the hours that the last of them announces. */
function isCalled(before: string, figures: string): boolean {
  const between = behindCue(CUE, before);
  return between !== undefined && !(HOURS.test(between) && CLOCK_TIMES.test(figures));
}

function mayBeCalled(before: string): boolean {
  const between = behindCue(WEAK_CUE, before);
  return between !== undefined && !HOURS.test(between);
}

/** Whether figures without a plus are a phone number, by how they are written and what stands before them. */
function isSure(written: string, digits: string, before: string): boolean {
  if (isCalled(before, written)) return true;
  if (digits.length > 7) {
    const isWhole = digits.length > 10 || digits.startsWith('501') || written.startsWith('(');
    const isCount = GROUPS_OF_THREE.test(written) ? ROUND_GROUPS.test(written) : ROUND.test(digits);
    return digits !== written && (isWhole || !isCount);
  }
  if (ROUND.test(digits)) return false;
  if (mayBeCalled(before)) return true;
  // A mobile number of Belize begins with 6; '212-3456' may be anything, as '622 2027', '622.1234' and '6221234' may be.
  return (
    digits.startsWith('6') && (DASH.test(written) || (/^\d{3}[ \u00a0]/.test(written) && !YEAR.test(written)))
  );
}

/** Whether a group beside a number is one of its own, behind a space: an hour, a count or a year. */
const isApart = (group: Group | undefined, between: string, isWritten: boolean) =>
  group === undefined ||
  (/\s/.test(between) && isWritten && (group.digits.length <= 2 || YEAR.test(group.digits)));

function* numbersInRun(
  text: string,
  run: string,
  runStart: number,
  isPhone: boolean,
): Generator<PhoneNumber> {
  const groups = [...run.matchAll(/\d+/g)].map(
    ({ 0: digits, index }): Group => ({
      digits,
      start: runStart + index,
      end: runStart + index + digits.length,
    }),
  );
  const [first] = groups;
  const hasCode = run.startsWith('+') || run.startsWith('00');
  if (first && run.startsWith('00')) first.digits = first.digits.slice(2);
  // The group beside the number that is part of none, and where the number before ended.
  let left: Group | undefined;
  let from = 0;
  while (from < groups.length) {
    const start = groups[from];
    const number = numberAt(groups, from, hasCode && from === 0);
    const count = number?.split('-').length ?? 1;
    const end = groups[from + count - 1];
    if (!start || !end) return;
    if (!number) {
      left = start;
      from += 1;
      continue;
    }
    const behind = groups[from + count];
    const isNumberBehind = behind !== undefined && numberAt(groups, from + count, false) !== undefined;
    const opening = /[+(]/.test(text[start.start - 1] ?? '') ? 1 : 0;
    const index = from === 0 ? runStart : start.start - opening;
    const written = text.slice(index, end.end);
    const digits = number.replaceAll('-', '');
    const between = (one: Group | undefined, other: Group | undefined) =>
      text.slice(one?.end ?? 0, other?.start);
    // Seven digits in two groups may go on in a third one.
    const isWritten = digits.length > 7 || DASH.test(written);
    const isSeparate =
      isApart(left, between(left, start), isWritten) &&
      (isNumberBehind ? /\s/.test(between(end, behind)) : isApart(behind, between(end, behind), isWritten));
    const isCertain =
      (hasCode && from === 0) ||
      isSure(written, digits, isPhone ? 'Phone ' : text.slice(Math.max(0, index - 60), index));
    if (isSeparate && isCertain) yield { text: written, index, digits: withCode(digits) };
    left = isSeparate && isCertain ? undefined : end;
    from += count;
  }
}

/**
 * The phone numbers in a text of which it is certain what to call: with a country code, mobile numbers of Belize, North American
 * ones, and behind words like 'call' any of seven digits. Not what may be years, hours, amounts, or a number without its country. `isPhone` says that the text is a
 * field for phone numbers, in which digits in a row are one.
 *
 *     phoneNumbersIn('622-1234 / 610-5678').map(({ digits }) => digits); // ['5016221234', '5016105678']
 */
export function phoneNumbersIn(text: string, { isPhone = false } = {}): PhoneNumber[] {
  const found: PhoneNumber[] = [];
  let end = -1;
  let isCued = false;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const behind = text.slice(index + run.length, index + run.length + 20);
    // Several numbers may stand behind each other without a space: '622-1234/610-5678'.
    const isNext = end >= 0 && /^\s?[/,;&]\s?$/.test(text.slice(end, index));
    isCued = isPhone || (isNext && isCued) || isCalled(text.slice(Math.max(0, index - 60), index), run);
    const isAmount = !isNext && BEFORE_AMOUNT.test(text.slice(Math.max(0, index - 8), index));
    const numbers = isAmount ? [] : [...numbersInRun(text, run, index, isCued)];
    const last = numbers.at(-1);
    const isAmountBehind =
      last !== undefined &&
      last.index + last.text.length === index + run.length &&
      BEHIND_AMOUNT.test(behind);
    if (isAmountBehind && !/^[/,]\d{3}/.test(behind)) numbers.pop();
    found.push(...numbers);
    end = numbers.length > 0 ? index + run.length : -1;
  }
  return found;
}
