/** A URL to share, with its message. */
export type SharedLink = { url: string; message: string };

const urlWithQuery = (base: string, params: Record<string, string>) =>
  `${base}?${new URLSearchParams(params)}`;

/** The links that open WhatsApp, Facebook and X (Twitter) to share a URL. */
export const shareLinks = ({ url, message }: SharedLink) => ({
  whatsapp: `https://wa.me/?text=${encodeURIComponent(`${message}\n${url}`)}`,
  facebook: urlWithQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  twitter: urlWithQuery('https://twitter.com/intent/tweet', { text: message, url }),
});
