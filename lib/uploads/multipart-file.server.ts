import 'server-only';

/** Most bytes of the headers of the part; clients write about two hundred. */
const MAX_HEADER_BYTES = 8 * 1024;

/**
 * A parameter of a header; its value is quoted and may contain escaped quotation marks, as curl writes them, or is
 * quoted and ends with a backslash, as browsers leave it, or is not quoted.
 */
const PARAMETER = /\s*;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|"([^"]*)"|([^\s";]+))/gsy;
const HEADER = /^([\w!#$%&'*+.^`|~-]+):(.*)$/s;
/** RFC 2046, 5.1.1. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** The parameters of a header's value by their names; undefined when it has another type or is invalid. */
function parametersOf(value: string, type: string): Map<string, string> | undefined {
  const [given = ''] = value.split(';', 1);
  if (given.trim().toLowerCase() !== type) return undefined;
  const parameters = new Map<string, string>();
  const rest = value.slice(given.length);
  let end = 0;
  for (const { 0: text, 1: name = '', 2: escaped, 3: quoted, 4: plain } of rest.matchAll(PARAMETER)) {
    if (parameters.has(name.toLowerCase())) return undefined;
    parameters.set(name.toLowerCase(), escaped ?? quoted ?? plain ?? '');
    end += text.length;
  }
  return /^[\s;]*$/.test(rest.slice(end)) ? parameters : undefined;
}

/** Whether a part with these headers, behind the rest of the boundary's line, is the file of a field. */
function isFileOf(field: string, block: string): boolean {
  const [padding = '', ...lines] = block.split('\r\n');
  const headers = lines.map((line) => HEADER.exec(line));
  if (padding.trim() !== '' || headers.includes(null)) return false;
  const [disposition = '', ...more] = headers.flatMap((header) =>
    header?.[1]?.toLowerCase() === 'content-disposition' ? [header[2]] : [],
  );
  const parameters = parametersOf(disposition, 'form-data');
  if (!parameters || more.length > 0) return false;
  return parameters.get('name') === field && (parameters.has('filename') || parameters.has('filename*'));
}

/**
 * The bytes of the file in a multipart body (RFC 7578), whose only part must be the file of this field; undefined when
 * it is not. Whatever the body is, it is searched three times and nothing is copied: a general parser makes an object
 * of each part, and ten megabytes of empty parts would block the server for seconds. Decision 64 says why.
 *
 *     fileFromMultipart(body, 'multipart/form-data; boundary=x', 'file')
 */
export function fileFromMultipart(body: Buffer, contentType: string, field: string): Uint8Array | undefined {
  const boundary = parametersOf(contentType, 'multipart/form-data')?.get('boundary') ?? '';
  if (!BOUNDARY.test(boundary)) return undefined;
  // A preamble before it and an epilogue behind the last one are legal, and ignored.
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const first = delimiter.subarray(2);
  const isFirstLine = body.subarray(0, first.length).equals(first);
  const line = isFirstLine ? 0 : body.indexOf(delimiter);
  if (line < 0) return undefined;
  const start = line + (isFirstLine ? first : delimiter).length;
  const block = body.subarray(start, start + MAX_HEADER_BYTES);
  const blockBytes = block.indexOf('\r\n\r\n');
  if (blockBytes < 0 || !isFileOf(field, block.toString('latin1', 0, blockBytes))) return undefined;
  const from = start + blockBytes + 4;
  const end = body.indexOf(delimiter, start);
  const isLast = body.toString('latin1', end + delimiter.length, end + delimiter.length + 2) === '--';
  return end >= from && isLast ? body.subarray(from, end) : undefined;
}
