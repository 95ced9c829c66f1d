// Replaces random values by placeholders, so that two runs can be compared: the id of an item differs between them, but
// both must show the id of the same item.

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
// 256 bits in base64url. At least one capital letter, so that the id of an event does not match.
const TOKEN = '(?<![\\w-])(?=[\\w-]*[A-Z])[\\w-]{43}(?![\\w-])';

const minuteOf = (instant) => `${new Date(instant).toISOString().slice(0, 16)}Z`;

/** '<time>.<subject>.<signature>': in the key of a moderator's link the subject is an email address. */
function signedLabel(_, middle) {
  const email = Buffer.from(middle, 'base64url').toString();
  return email.includes('@') ? `{key of ${email}}` : '{opening token}';
}

const RULES = [
  // Named by a build after their content.
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
  // The clock is set for each step; the seconds depend on the machine.
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, (instant) => minuteOf(instant)],
  [/(?<![\d.-])1[789]\d{11}(?![\d.])/g, (instant) => minuteOf(Number(instant))],
];

/** Known random values with their placeholders. */
export class Placeholders {
  #labels = new Map();

  /** `placeholders.add('BC-7K4M-92QX', 'reference of concert')` replaces that value by '{reference of concert}'. */
  add(value, label) {
    if (value) this.#labels.set(value, `{${label}}`);
  }

  /** A text with placeholders instead of random values, and instants to the minute. */
  apply(text) {
    let comparable = text;
    for (const [value, label] of this.#labels) comparable = comparable.replaceAll(value, label);
    for (const [pattern, replacement] of RULES) comparable = comparable.replace(pattern, replacement);
    return comparable;
  }

  /** A copy, to which more can be added independently. */
  copy() {
    const copy = new Placeholders();
    for (const [value, label] of this.#labels) copy.#labels.set(value, label);
    return copy;
  }
}
