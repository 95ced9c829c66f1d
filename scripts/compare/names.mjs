// Values of a random kind under names of their own, so that two runs can be compared: an item's id is not the same on
// both sides, but it must be the id of the same item.

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
// As base64url has 256 bits; with a capital letter, so that the address of an event is none.
const TOKEN = '(?<![\\w-])(?=[\\w-]*[A-Z])[\\w-]{43}(?![\\w-])';

const minuteOf = (instant) => `${new Date(instant).toISOString().slice(0, 16)}Z`;

/** '<when>.<who>.<signature>': the key of a moderator's link says whose it is, the token of an opened form does not. */
function signedLabel(_, middle) {
  const email = Buffer.from(middle, 'base64url').toString();
  return email.includes('@') ? `{key of ${email}}` : '{opening token}';
}

const RULES = [
  // What a build names after its content.
  [/\/_next\/static\/[^\s"'<>)\\]+/g, '/_next/static/*'],
  [/\b(favicon\.ico|icon\.svg|apple-icon\.png)\?[\w.-]+/g, '$1'],
  [/'sha256-[\w+/=]+'/g, "'sha256-*'"],
  [/(?<![\w.-])[\da-z]{8,9}\.([\w-]{4,400})\.[\w-]{43}(?![\w-])/g, signedLabel],
  [/(?<![\w.-])[\da-z]{8}\.[\w-]{22}(?![\w-])/g, '{opening}'],
  [new RegExp(`${UUID}\\.[\\w-]{43}`, 'g'), '{sign-in token}'],
  [/\bmoderator=[\w-]{16,}/g, 'moderator={session}'],
  [new RegExp(UUID, 'g'), '{uuid}'],
  [new RegExp(TOKEN, 'g'), '{token}'],
  [/(?<![\da-f])(?:[\da-f]{64}|[\da-f]{32})(?![\da-f])/g, '{hex}'],
  [/\bBC(?:-[\dA-Z]{4}){2}\b/g, '{reference}'],
  // The clock is set to the minute; seconds are the machine's.
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, (instant) => minuteOf(instant)],
  [/(?<![\d.-])1[789]\d{11}(?![\d.])/g, (instant) => minuteOf(Number(instant))],
];

/** Random values with the names they have been given. */
export class Names {
  #labels = new Map();

  /** Gives a value a name: `names.add('BC-7K4M-92QX', 'reference of concert')`. */
  add(value, label) {
    if (value) this.#labels.set(value, `{${label}}`);
  }

  /** A text with names for what is random in it, and instants to the minute. */
  apply(text) {
    let named = text;
    for (const [value, label] of this.#labels) named = named.replaceAll(value, label);
    for (const [pattern, replacement] of RULES) named = named.replace(pattern, replacement);
    return named;
  }

  /** The same names, to go on with on their own. */
  copy() {
    const copy = new Names();
    for (const [value, label] of this.#labels) copy.#labels.set(value, label);
    return copy;
  }
}
