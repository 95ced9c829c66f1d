/** The two further sizes of every upload, which it is cropped to fill. */
export const IMAGE_VERSIONS = {
  optimized: { width: 800, height: 600 },
  thumbnail: { width: 300, height: 200 },
} as const;

type ImageVersion = keyof typeof IMAGE_VERSIONS;

const OWN_UPLOAD = /^\/uploads\/([0-9a-f]{32})\.webp$/;
// An optional version and the public id; addresses with a transformation or signature are excluded below.
const CLOUDINARY = /^(https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)((?:v\d+\/)?[\w./%-]+)$/;
const TRANSFORMATION = /(^|\/)(?:[a-z]{1,3}_[^/]*\/|s--[\w-]+--\/)/;

/** The file name of a version: '0123….800x600.webp', or '0123….webp' for the upload itself. */
export function imageFileName(id: string, version?: ImageVersion): string {
  if (!version) return `${id}.webp`;
  const { width, height } = IMAGE_VERSIONS[version];
  return `${id}.${width}x${height}.webp`;
}

const FILE_NAME = /^[0-9a-f]{32}(\.\d+x\d+)?\.webp$/;

/** Whether a name is the file name of an upload or of one of its versions. */
export const isImageFileName = (name: string) => FILE_NAME.test(name);

/** The file name of the upload at an address of ours: '0123….webp' of '/uploads/0123….webp'; undefined for any other. */
export const uploadedFileName = (url: string): string | undefined => {
  const [, id] = OWN_UPLOAD.exec(url) ?? [];
  return id && imageFileName(id);
};

/** The address of an upload on our own disk: '/uploads/0123….webp' */
export const uploadAddress = (id: string) => `/uploads/${imageFileName(id)}`;

function versionOf(url: string, version: ImageVersion): string {
  const [, id] = OWN_UPLOAD.exec(url) ?? [];
  if (id) return `/uploads/${imageFileName(id, version)}`;
  const [, base, rest] = CLOUDINARY.exec(url) ?? [];
  if (!base || !rest || TRANSFORMATION.test(rest)) return url;
  const { width, height } = IMAGE_VERSIONS[version];
  return `${base}c_fill,w_${width},h_${height},q_auto,f_auto/${rest}`;
}

/** The address of an uploaded image cropped to 800×600; any other address unchanged. */
export const optimizedImage = (url: string) => versionOf(url, 'optimized');

/** The address of an uploaded image cropped to 300×200; any other address unchanged. */
export const thumbnailImage = (url: string) => versionOf(url, 'thumbnail');
