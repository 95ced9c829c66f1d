/** What is shared: an address and the words that go with it. */
export type Shared = { url: string; message: string };

const addressWith = (base: string, params: Record<string, string>) =>
  `${base}?${new URLSearchParams(params)}`;

/** Where somebody goes to pass an address on to people they know. */
export const shareLinks = ({ url, message }: Shared) => ({
  whatsapp: `https://wa.me/?text=${encodeURIComponent(`${message}\n${url}`)}`,
  facebook: addressWith('https://www.facebook.com/sharer/sharer.php', { u: url }),
  twitter: addressWith('https://twitter.com/intent/tweet', { text: message, url }),
});
