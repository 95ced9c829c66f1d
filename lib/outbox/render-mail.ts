import { escapeHtml } from '#lib/text/escape-html';
import type { MailPart } from './mail.ts';

const filled = (facts: ReadonlyArray<readonly [string, string]>) =>
  facts.filter(([, value]) => value.trim() !== '');

function textOf(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph;
  if ('heading' in part) return `${part.heading}\n${'-'.repeat(Math.min(part.heading.length, 60))}`;
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  // On a line of its own, where every mail program recognises it as a link.
  if ('link' in part) return `${part.link.label}:\n${part.link.address}`;
  return filled(part.facts)
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n');
}

// Between the two accent colours of the themes: visible on light and on dark backgrounds.
const BAND = '#e8424b';

const inLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function htmlOf(part: MailPart): string {
  if ('paragraph' in part) return `<p>${inLines(part.paragraph)}</p>`;
  if ('heading' in part) return `<h2 style="font-size:18px;margin:24px 0 8px">${inLines(part.heading)}</h2>`;
  if ('quote' in part)
    return `<blockquote style="margin:16px 0;padding:0 0 0 12px;border-left:4px solid ${BAND}">${inLines(part.quote)}</blockquote>`;
  if ('link' in part) {
    const { label, address } = part.link;
    const target = escapeHtml(address);
    return `<p><a href="${target}" style="font-weight:bold">${inLines(label)}</a><br><small style="word-break:break-all">${target}</small></p>`;
  }
  const rows = filled(part.facts).map(([label, value]) => `<b>${inLines(label)}</b><br>${inLines(value)}`);
  return `<p>${rows.join('</p>\n<p>')}</p>`;
}

const joined = (parts: readonly MailPart[], form: (part: MailPart) => string, between: string) =>
  parts
    .filter((part) => !('facts' in part) || filled(part.facts).length > 0)
    .map(form)
    .join(between);

/** Renders a mail as plain text. */
export const mailText = (parts: readonly MailPart[]): string => `${joined(parts, textOf, '\n\n')}\n`;

/**
 * Renders a mail as simple HTML: one column, the reader's own light or dark colours, no external resources. Every text
 * is escaped.
 */
export function mailHtml(subject: string, parts: readonly MailPart[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:16px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding-top:8px;border-top:6px solid ${BAND};overflow-wrap:anywhere">
${joined(parts, htmlOf, '\n')}
</div>
</body>
</html>
`;
}

const MAX_HEADER_CHARACTERS = 120;

/**
 * A text for a mail header: one line of at most 120 characters, without control characters, and without encoded words
 * (RFC 2047), which could contain them.
 */
export function headerText(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  const characters = [...line];
  if (characters.length <= MAX_HEADER_CHARACTERS) return line;
  return `${characters
    .slice(0, MAX_HEADER_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
