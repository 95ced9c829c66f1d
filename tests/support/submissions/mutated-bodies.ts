import fc from 'fast-check';

/** What a request is made of once something was done to it. */
export type Mutated = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> };

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** Texts that have broken something somewhere. */
export const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  'a\r\nBcc: everybody@example.com',
  '\u001b[31mred',
  '\u202egnp.exe',
  '\u2066hidden\u2069',
  '\u200b',
  '\u2028',
  '\ufeff',
  '\ud83c',
  '\udf89\ud83c',
  '\uffff',
  '👨‍👩‍👧‍👦'.repeat(40),
  `e${'\u0301'.repeat(300)}`,
  'x'.repeat(501),
  'x'.repeat(9_000),
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://example.com',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'http://user:password@example.com',
  'http://[::1',
  'https://',
  '//example.com',
  '\\\\example.com',
  'https://example.com/\u0000',
  'https://example.com\\@evil.example',
  '/uploads/../secret-key',
  '/uploads/x.svg',
  '/uploads/notissued.webp',
  'https://evil.example/pixel.gif',
  '<script>alert(1)</script>',
  "'; drop table items; --",
  '=HYPERLINK("https://evil.example")',
  '{{7*7}}',
  '../../../../etc/passwd',
  'a@b@c.de',
  '"x"@example.com',
  'x@example.com,y@example.com',
  'x@example.com\nBcc:y@example.com',
  '1999-02-30',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '__proto__',
  'constructor',
  'null',
  'NaN',
];

const value = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>(...TEXTS), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 200 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 600 }), weight: 2 },
  {
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1e308,
      -0.5,
      [],
      {},
      [[]],
      [null],
      ['x', 'y'],
      { length: 3 },
      { toString: 'x' },
      { $ne: null },
      Array.from({ length: 5 }, () => 'https://example.com/x.webp'),
      Array.from({ length: 3_000 }, () => 'x'),
      Array.from({ length: 3_000 }, () => ({})),
    ),
    weight: 4,
  },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 2 },
);

/** A body in which one or more fields have another value. */
function changedFields(body: Record<string, unknown>): fc.Arbitrary<Mutated['body']> {
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...Object.keys(body)), weight: 9 },
    {
      arbitrary: fc.constantFrom('__proto__', 'constructor', 'status', 'id', 'reference', 'kind'),
      weight: 2,
    },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 1 },
  );
  const changes = fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 3 });
  return changes.map((pairs) => {
    const parts = Object.entries(body).filter(([key]) => !pairs.some(([changed]) => changed === key));
    // Written by hand, so that '__proto__' is a field like any other.
    const text = [...parts, ...pairs].map(([key, held]) => `${JSON.stringify(key)}:${JSON.stringify(held)}`);
    return `{${text.join(',')}}`;
  });
}

/** A body with fields missing. */
const missingFields = (body: Record<string, unknown>) =>
  fc
    .subarray(Object.keys(body), { minLength: 1, maxLength: Math.min(4, Object.keys(body).length) })
    .map((missing) =>
      JSON.stringify(Object.fromEntries(Object.entries(body).filter(([key]) => !missing.includes(key)))),
    );

/** What is hardly a body any more. */
function broken(body: Record<string, unknown>): fc.Arbitrary<Mutated['body']> {
  const text = JSON.stringify(body);
  const whole = new TextEncoder().encode(text);
  const [first = ''] = Object.keys(body);
  return fc.oneof(
    fc.nat(whole.length - 1).map((end) => whole.slice(0, end)),
    fc
      .tuple(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 8 }))
      .map(([at, bytes]) => new Uint8Array([...whole.slice(0, at), ...bytes, ...whole.slice(at)])),
    fc.constantFrom(
      ...[
        '',
        'null',
        '[]',
        '"text"',
        '0',
        '{}',
        `[${text}]`,
        JSON.stringify(text),
        `\ufeff${text}`,
        `${text}${text}`,
        `${text.slice(0, -1)},${JSON.stringify(first)}:"twice"}`,
        `${text.slice(0, -1)},${JSON.stringify(first)}:{"twice":1}}`,
        `${text.slice(0, -1)},"deep":${nested(10_000, '[', ']')}}`,
        nested(30_000, '[', ']'),
        `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
        `${text.slice(0, -1)},"long":"${'x'.repeat(66_000)}"}`,
        `${text.slice(0, -1)},"number":${'9'.repeat(20_000)}}`,
        `${text}${' '.repeat(66_000)}`,
        '<?xml version="1.0"?><a/>',
        'title=x&date=y',
      ],
      new Uint8Array([0xff, 0xfe, ...whole]),
      new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
      new Uint8Array([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]),
    ),
  );
}

const odd = fc.oneof(
  { arbitrary: fc.constant<Record<string, string>>({}), weight: 12 },
  {
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/json;charset=utf-16' },
      { 'Content-Type': 'multipart/form-data; boundary=' },
      { 'Content-Type': '' },
      { 'Content-Encoding': 'gzip' },
      { 'Idempotency-Key': '' },
      { 'Idempotency-Key': 'x'.repeat(5_000) },
      { 'Idempotency-Key': "' or 1=1 --" },
      { 'Idempotency-Key': 'one-two-three, four' },
      { 'X-Opening-Token': '' },
      { 'X-Opening-Token': 'x'.repeat(5_000) },
      { 'X-Opening-Token': `0.AAAAAAAAAAAAAAAAAAAAAA.${'A'.repeat(43)}` },
      { Origin: 'null' },
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Transfer-Encoding': 'identity' },
      { 'X-HTTP-Method-Override': 'DELETE' },
      { 'Next-Action': 'x' },
      { RSC: '1' },
      { Cookie: `${'x='.repeat(500)}` },
      { Accept: 'text/html' },
    ),
    weight: 2,
  },
);

/** A valid body and good headers after something was done to them. */
export function mutated(body: Record<string, unknown>): fc.Arbitrary<Mutated> {
  const anyBody = fc.oneof(
    { arbitrary: changedFields(body), weight: 12 },
    { arbitrary: missingFields(body), weight: 2 },
    { arbitrary: broken(body), weight: 5 },
  );
  return fc.record({ body: anyBody, headers: odd });
}
