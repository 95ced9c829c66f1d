import { escapeHtml } from '#lib/text/escape-html';
import { SITE_NAME } from './site.ts';

type PlainPage = { status: number; title: string; sentence: string; link: { href: string; label: string } };

/**
 * A page of one sentence and one way on, below the site's name, which leads home: for what has no page of its own, as a
 * form that was sent without a script and could not be taken. It has no script itself.
 */
export function plainPage(
  { status, title, sentence, link }: PlainPage,
  headers: Record<string, string> = {},
) {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${SITE_NAME}`)}</title>
<link rel="stylesheet" href="/plain-page.css">
</head>
<body>
<header><a href="/">${escapeHtml(SITE_NAME)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
