/** Escapes a text for HTML elements and quoted attributes: `escapeHtml('<b>')` is '&lt;b&gt;'. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
