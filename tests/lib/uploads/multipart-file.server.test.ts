import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fileFromMultipart } from '#lib/uploads/multipart-file.server';

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const DISPOSITION = 'Content-Disposition: form-data; name="file"; filename="picture.jpg"';
const CONTENT = Buffer.from('\xff\xd8 image \r\n-- \x00', 'latin1');

type Form = {
  boundary?: string;
  preamble?: string;
  headers?: readonly string[];
  content?: Uint8Array;
  end?: string;
};

/** A body of one part, written by hand. */
function formOf({
  boundary = BOUNDARY,
  preamble = '',
  headers = [DISPOSITION],
  content = CONTENT,
  end,
}: Form) {
  const start = `${preamble}--${boundary}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;
  return Buffer.concat([Buffer.from(start), content, Buffer.from(end ?? `\r\n--${boundary}--\r\n`)]);
}
const read = (form: Form, type = TYPE) => fileFromMultipart(formOf(form), type, 'file');
const part = (headers: string, content = '') => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const CLOSING = `--${BOUNDARY}--\r\n`;

describe('The only file of a form is read', () => {
  test.each([
    ['Chrome and Safari', TYPE, { headers: [DISPOSITION, 'Content-Type: image/jpeg'] }],
    [
      'Firefox',
      'multipart/form-data; boundary=----geckoformboundary4e8d1f',
      { boundary: '----geckoformboundary4e8d1f', headers: [DISPOSITION, 'Content-Type: image/jpeg'] },
    ],
    [
      'curl -F',
      'multipart/form-data; boundary=------------------------oXeAcl9bqzoJ6lG4s2t8Vf',
      { boundary: '------------------------oXeAcl9bqzoJ6lG4s2t8Vf' },
    ],
    [
      'curl -F with a quotation mark in the name',
      TYPE,
      { headers: ['Content-Disposition: form-data; name="file"; filename="a\\"b.jpg"'] },
    ],
    ['a client that quotes the boundary', `multipart/form-data; boundary="${BOUNDARY}"`, {}],
    ['a client that names the charset first', `Multipart/Form-Data; charset=utf-8; Boundary=${BOUNDARY}`, {}],
    [
      'a client whose boundary has spaces and punctuation',
      'multipart/form-data; boundary="a b\'()+_,-./:=?c"',
      { boundary: "a b'()+_,-./:=?c" },
    ],
    ['a client that writes a line break first', TYPE, { preamble: '\r\n' }],
    ['a client that writes a preamble', TYPE, { preamble: 'This is a form.\r\n--not the boundary\r\n' }],
    ['a client that writes no line break at the end', TYPE, { end: `\r\n--${BOUNDARY}--` }],
    ['a client that writes an epilogue', TYPE, { end: `\r\n--${BOUNDARY}--\r\n\r\nThat was all.` }],
    [
      'a client that writes the name of the file twice',
      TYPE,
      {
        headers: [
          'Content-Disposition: form-data; name="file"; filename="naive.jpg"; filename*=UTF-8\'\'na%C3%AFve.jpg',
        ],
      },
    ],
    [
      'a client that writes names without quotation marks, and the file’s in another form only',
      TYPE,
      { headers: ["content-disposition:form-data;name=file;filename*=UTF-8''a.jpg"] },
    ],
    [
      'a name beyond ASCII',
      TYPE,
      { headers: ['Content-Disposition: form-data; name="file"; filename="Día; name=\'x\' 图片.jpg"'] },
    ],
    [
      'a name that ends with a backslash',
      TYPE,
      { headers: ['Content-Disposition: form-data; name="file"; filename="C:\\photos\\"'] },
    ],
    [
      'a client that has chosen no file',
      TYPE,
      { headers: ['Content-Disposition: form-data; name="file"; filename=""'], content: Buffer.alloc(0) },
    ],
    [
      'other headers beside it',
      TYPE,
      { headers: ['Content-Length: 17', DISPOSITION, 'Content-Transfer-Encoding: binary'] },
    ],
  ] satisfies [string, string, Form][])('as it is sent by %s', (_, type, form) => {
    const file = read(form, type);
    expect(file && Buffer.from(file)).toEqual('content' in form ? form.content : CONTENT);
  });

  test('without a copy of it in memory', () => {
    const body = formOf({ content: Buffer.alloc(1_000_000) });
    expect(fileFromMultipart(body, TYPE, 'file')?.buffer).toBe(body.buffer);
  });

  test('as every FormData encodes it, whatever its name, type and content', async () => {
    // Node.js leaves an empty name out, and what has none is text.
    const name = fc.string({ unit: 'binary', minLength: 1 });
    await fc.assert(
      fc.asyncProperty(name, fc.string(), fc.uint8Array({ maxLength: 300 }), async (file, type, bytes) => {
        const form = new FormData();
        form.set('file', new Blob([new Uint8Array(bytes)], { type }), file);
        const encoded = new Response(form);
        const body = Buffer.from(await encoded.arrayBuffer());
        const found = fileFromMultipart(body, encoded.headers.get('content-type') ?? '', 'file');
        expect(found && [...found]).toEqual([...bytes]);
      }),
    );
  });
});

describe('A body is refused that has', () => {
  const two = part(DISPOSITION, 'a');
  test.each([
    ['nothing in it', ''],
    ['no boundary', 'nothing'],
    ['no part', CLOSING],
    ['no headers', part('', 'a') + CLOSING],
    ['a field of another name', part('Content-Disposition: form-data; name="image"; filename="a"') + CLOSING],
    ['text in the place of the file', part('Content-Disposition: form-data; name="file"', 'a') + CLOSING],
    ['a part that is no field', part('Content-Disposition: attachment; name="file"; filename="a"') + CLOSING],
    [
      'the field’s name in the name of a file',
      part('Content-Disposition: form-data; name="a"; filename="\\"; name=file; \\""') + CLOSING,
    ],
    ['two names of the field', part(`${DISPOSITION}; name="image"`) + CLOSING],
    ['two headers that name the field', part(`${DISPOSITION}\r\n${DISPOSITION}`) + CLOSING],
    ['a header without a colon', part(`${DISPOSITION}\r\nX`) + CLOSING],
    ['something behind a parameter', part(`${DISPOSITION} x`) + CLOSING],
    ['two files', two + two + CLOSING],
    ['a text beside the file', part('Content-Disposition: form-data; name="a"') + two + CLOSING],
    [
      'a boundary between the headers',
      `--${BOUNDARY}\r\n${DISPOSITION}\r\n--${BOUNDARY}: a\r\n\r\na\r\n${CLOSING}`,
    ],
    ['no end', two],
    ['half an end', `${two}--${BOUNDARY}-`],
    ['headers that do not end', `--${BOUNDARY}\r\n${DISPOSITION}\r\n`],
    ['more than 8 KB of headers', part(`${'X-a: b\r\n'.repeat(1_100)}${DISPOSITION}`, 'a') + CLOSING],
    ['a header of more than 8 KB', part(`X-a: ${'b'.repeat(8_192)}\r\n${DISPOSITION}`, 'a') + CLOSING],
  ])('%s', (_, body) => {
    expect(fileFromMultipart(Buffer.from(body), TYPE, 'file')).toBeUndefined();
  });

  test.each([
    ['no boundary in its type', 'multipart/form-data'],
    ['an empty one', 'multipart/form-data; boundary='],
    ['an empty one in quotation marks', 'multipart/form-data; boundary=""'],
    ['two of them', `${TYPE}; boundary=a`],
    ['a longer one than the standard allows', `multipart/form-data; boundary=${'a'.repeat(71)}`],
    ['one with a line break', 'multipart/form-data; boundary="a\r\nb"'],
    ['another type', `multipart/mixed; boundary=${BOUNDARY}`],
  ])('%s', (_, type) => {
    expect(read({}, type)).toBeUndefined();
  });

  test('any number of parts, of which no object is made', () => {
    const empty = part('Content-Disposition: form-data; name="a"; filename="f"');
    const body = Buffer.from(empty.repeat(10_000) + two + CLOSING);
    expect(fileFromMultipart(body, TYPE, 'file')).toBeUndefined();
  });
});

test('Of a damaged form the same file is read as Node.js reads, or none', async () => {
  const whole = [
    formOf({ content: Buffer.from('content') }),
    Buffer.from(
      `${part('Content-Disposition: form-data; name="a"', 'text')}${part(DISPOSITION, 'b')}${CLOSING}`,
    ),
  ];
  const pieces = [
    `--${BOUNDARY}`,
    '\r\n',
    '\r\n\r\n',
    '--',
    '"',
    ';',
    '\\',
    'name="file"',
    DISPOSITION,
    ' ',
    '\0',
  ];
  const change = fc.record({
    at: fc.nat(300),
    removed: fc.oneof(fc.constant(0), fc.nat(40)),
    added: fc.oneof(fc.constant(''), fc.constantFrom(...pieces), fc.string({ maxLength: 3 })),
  });
  const forms = fc.tuple(fc.constantFrom(...whole), fc.array(change, { minLength: 1, maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(forms, async ([form, changes]) => {
      let body = form;
      for (const { at, removed, added } of changes)
        body = Buffer.concat([body.subarray(0, at), Buffer.from(added), body.subarray(at + removed)]);
      const found = fileFromMultipart(body, TYPE, 'file');
      if (!found) return;
      const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': TYPE } });
      const read = await response.formData().catch(() => undefined);
      // Of a preamble, which the standard allows, it reads nothing or something else.
      if (!read || !body.toString('latin1').startsWith(`--${BOUNDARY}`)) return;
      const [file, ...more] = read.getAll('file');
      expect([file instanceof Blob && (await file.text()), more]).toEqual([
        Buffer.from(found).toString(),
        [],
      ]);
    }),
    { numRuns: 500 },
  );
});
