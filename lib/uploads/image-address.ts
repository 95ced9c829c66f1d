/** The two sizes every upload also exists in, cut to fill them. */
export const IMAGE_VERSIONS = {
  optimized: { width: 800, height: 600 },
  thumbnail: { width: 300, height: 200 },
} as const;

type ImageVersion = keyof typeof IMAGE_VERSIONS;

const OUR_OWN = /^\/uploads\/([0-9a-f]{32})\.webp$/;
// Without a transformation or a signature of its own: an optional version and the public id.
const CLOUDINARY = /^(https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)((?:v\d+\/)?[\w./%-]+)$/;
const TRANSFORMATION = /(^|\/)(?:[a-z]{1,3}_[^/]*\/|s--[\w-]+--\/)/;

/** The file of a version: '0123….800x600.webp', or '0123….webp' for the upload itself. */
export function imageFileName(id: string, version?: ImageVersion): string {
  if (!version) return `${id}.webp`;
  const { width, height } = IMAGE_VERSIONS[version];
  return `${id}.${width}x${height}.webp`;
}

const FILE_NAME = /^[0-9a-f]{32}(\.\d+x\d+)?\.webp$/;

/** Whether a name can be that of an upload's file. */
export const isImageFileName = (name: string) => FILE_NAME.test(name);

/** The address of an upload on our own disk: '/uploads/0123….webp' */
export const uploadAddress = (id: string) => `/uploads/${imageFileName(id)}`;

function versionOf(url: string, version: ImageVersion): string {
  const [, id] = OUR_OWN.exec(url) ?? [];
  if (id) return `/uploads/${imageFileName(id, version)}`;
  const [, base, rest] = CLOUDINARY.exec(url) ?? [];
  if (!base || !rest || TRANSFORMATION.test(rest)) return url;
  const { width, height } = IMAGE_VERSIONS[version];
  return `${base}c_fill,w_${width},h_${height},q_auto,f_auto/${rest}`;
}

/** An uploaded picture cut to fill 800×600; any other address stays as it is. */
export const optimizedImage = (url: string) => versionOf(url, 'optimized');

/** An uploaded picture cut to fill 300×200; any other address stays as it is. */
export const thumbnailImage = (url: string) => versionOf(url, 'thumbnail');
