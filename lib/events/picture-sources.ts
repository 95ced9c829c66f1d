/** Addresses of one picture: a light modern format where we made one ourselves, and one that every browser reads. */
export type PictureSources = { avif?: string; src: string };

const OUR_OWN = /^\/images\/(events|categories)\/([a-z0-9-]+)\.webp$/;

/** Our own drawings exist in several sizes and formats beside each other; any other picture is shown as it is. */
export function pictureSources(url: string, size: 'card' | 'full'): PictureSources {
  const [, folder, name] = OUR_OWN.exec(url) ?? [];
  if (!name) return { src: url };
  const base = `/images/${folder}/${name}`;
  return size === 'card'
    ? { avif: `${base}-640.avif`, src: `${base}-640.webp` }
    : { avif: `${base}-1280.avif`, src: `${base}.webp` };
}
