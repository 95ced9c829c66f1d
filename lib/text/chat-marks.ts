/** What a mark may follow and what may follow it: 'snake_case', '5*hotel' and '~$20-~$30' have none. */
const BEFORE = '(?<=^|[\\s"\'“‘(\\[{¡¿*_~\\p{Extended_Pictographic}\\ufe0f])';
const BEHIND = '(?=$|[\\s"\'”’)\\]}.,;:!?…*_~\\p{Dash}\\p{Extended_Pictographic}])';
/** What stands for an address or a handle while marks are taken off: no text that is exchanged has this character. */
const HELD = '\ue000';
/** Something that can be read is marked, and no signs among signs: '(_)'. */
const WORDS = `[\\p{L}\\p{N}\\p{Extended_Pictographic}${HELD}]`;
/** No marked words begin with a stop: '5 *, 4*'. */
const NO_STOP = '(?![.,;:!?)\\]}])';

/** What marks follow too, but for a tilde, which means 'about' behind a dash; one letter is that of a formula: 'a-*b*'. */
const BEHIND_DASH = (sign: string) => `(?<=\\p{Dash})(?=[${sign}]{1,3}[^${sign}\\n]{2})`;

/** `fewest` characters between marks, of which none is one. */
const between = (sign: string, marks: string, fewest = 1) => {
  const before = sign === '~' ? BEFORE : `(?:${BEFORE}|${BEHIND_DASH(sign)})`;
  return new RegExp(
    `${before}(${marks})${NO_STOP}(?=[^\\s${sign}])(?=[^${sign}\\n]*${WORDS})([^${sign}\\n]{${fewest},}?)(?<=[^\\s${sign}])\\1${BEHIND}`,
    'gu',
  );
};
const MARKED = [
  // One letter may be a letter in quotes of its own: 'Rock `n` Roll'.
  between('`', '`{3}|`', 2),
  between('*', '\\*{1,3}'),
  between('_', '_{1,3}'),
  between('~', '~{1,2}'),
];
const STRUCK_WORDS = `${BEFORE}(?<!~)~{1,2}${NO_STOP}(?=[^\\s~])[^~\\n]*(?<=[^\\s~])~{1,2}(?:${BEHIND}|(?=/))`;
/** With the brackets around it. */
const STRUCK = new RegExp(`(?:\\(${STRUCK_WORDS}\\)|${STRUCK_WORDS})[ \\t]?`, 'gu');

/** Words that are slanted behind the name of a network, and are nobody's name there: 'Instagram _tonight_'. */
const NO_NAME =
  '(?!_{1,3}(?:tonight|today|tomorrow|now|live|only|here|free|hoy|mañana|ahora|en vivo|gratis|aqu[ií])(?![\\p{L}\\p{N}.]))';
/**
 * Web addresses up to a mark at their end, '@a_b_', 'IG: _wolf_' and '_the.garden_', in which the signs are letters. Not
 * behind 'Facebook', where no name has an underscore.
 */
const NAMES = new RegExp(
  [
    HELD,
    '(?:https?:\\/\\/|www\\.)\\S*[^\\s*_~`]',
    '@[\\p{L}\\p{N}._-]+',
    `(?<!\\p{L})(?:ig|insta(?:gram)?|tik ?tok|twitter|snap(?:chat)?|telegram)\\s{0,3}(?:[:\\-@]\\s{0,3}@?|${NO_NAME})_[\\p{L}\\p{N}._]+`,
    '(?<joined>(?<![\\p{L}\\p{N}._])_{1,3}(?=[\\p{L}\\p{N}._]{0,60}\\p{L})[\\p{L}\\p{N}]+(?:[._][\\p{L}\\p{N}]+)+_{1,3}(?![\\p{L}\\p{N}]))',
  ].join('|'),
  'giu',
);
/** Marks stand inside of each other, '*_Tonight_*', but nobody sets more than these. */
const MOST_PASSES = 4;

function withoutMarked(text: string): string {
  const names: string[] = [];
  let words = text.replace(NAMES, (name, joined?: string) => {
    // A name without its network has small letters, unlike '_St.Patricks_'.
    if (joined !== undefined && /\p{Lu}/u.test(joined)) return name;
    names.push(name);
    return HELD;
  });
  for (let pass = 0, before = ''; pass < MOST_PASSES && words !== before; pass += 1) {
    before = words;
    words = MARKED.reduce((all, mark) => all.replace(mark, '$2'), words);
  }
  let next = 0;
  return words.replaceAll(HELD, () => names[next++] ?? '');
}

/** Whether a text says anything in letters or digits. */
const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** What joined the words that hold with those before them that are gone: '~7pm~, 8pm', '*~7pm~ → 8pm*'. */
const JOINT_BEFORE = /^([*_]*)[\s,;:/|>→\p{Dash}]+/u;
const JOINT_BEHIND = /[,;:/|>→\p{Dash}]$/u;

/** A text without the joint at its end, where the words behind it are gone. */
function withoutJointBehind(text: string): string {
  let valid = text.trimEnd();
  while (JOINT_BEHIND.test(valid)) valid = valid.slice(0, -1).trimEnd();
  return valid;
}

function withoutStruck(text: string): string {
  const valid = text.replace(STRUCK, '');
  if (valid === text || !saysSomething(valid)) return text;
  const begun = /^[\s*_]*~/.test(text) ? valid.replace(JOINT_BEFORE, '$1') : valid;
  return /~[*_]*\s*$/.test(text) ? withoutJointBehind(begun) : begun;
}

/**
 * A text without the marks of chat programs (WhatsApp, Telegram), which no page of ours draws: the stars of what is bold, the
 * underscores of what is slanted, the tildes of what is struck through. With `dropsStruck` such words go too, as a price or
 * an hour that no longer holds, unless nothing else is said. Addresses and handles stay as they are.
 *
 *     withoutChatMarks('*LOBSTERFEST 2027* 🎉'); // 'LOBSTERFEST 2027 🎉'
 *     withoutChatMarks('~BZ$20~ BZ$15', { dropsStruck: true }); // 'BZ$15'
 */
export function withoutChatMarks(text: string, { dropsStruck = false } = {}): string {
  if (!/[*_~`]/.test(text)) return text;
  return withoutMarked(dropsStruck ? withoutStruck(text) : text);
}
