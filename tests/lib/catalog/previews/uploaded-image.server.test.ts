import { temporaryFolder } from '../../../support/events/fresh-events.ts';

const ID = '0a'.repeat(16);
const files = (text: string) => {
  const image = Buffer.from(text);
  return { image, optimized: image, thumbnail: image, width: 1, height: 1 };
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const before = process.env.DATA_DIR;

beforeEach(async () => {
  folder = await temporaryFolder();
  process.env.DATA_DIR = folder.path;
  jest.resetModules();
});

afterEach(async () => {
  process.env.DATA_DIR = before;
  if (before === undefined) delete process.env.DATA_DIR;
  await folder.remove();
});

test('the picture of an organiser is read for its preview, and nothing else', async () => {
  const { saveUploadFiles } = await import('#lib/uploads/upload-files.server');
  const { uploadedImage } = await import('#lib/catalog/previews/uploaded-image.server');
  await saveUploadFiles(ID, files('a picture'));
  expect(Buffer.from((await uploadedImage(`/uploads/${ID}.webp`)) ?? []).toString()).toBe('a picture');
  for (const address of [
    undefined,
    `/uploads/${'0b'.repeat(16)}.webp`,
    '/uploads/../store.db',
    '/images/events/food.webp',
    'https://pictures.example/a.webp',
  ])
    expect(await uploadedImage(address)).toBeUndefined();
});
