import { escapeHtml } from '#lib/text/escape-html';

type PlainPage = { status: number; title: string; sentence: string; link: { href: string; label: string } };

/** A page of one sentence and one way on, for a form that was sent without a script and could not be taken. */
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
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/plain-page.css">
</head>
<body>
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
