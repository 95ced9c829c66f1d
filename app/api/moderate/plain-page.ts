const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

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
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/plain-page.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(sentence)}</p>
<p><a href="${escaped(link.href)}">${escaped(link.label)}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
