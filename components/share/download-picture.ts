const PIXELS = 1024;

/** Saves a drawing of the page as a square PNG, large enough for a flyer. */
export async function downloadPicture(drawing: SVGSVGElement, fileName: string) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, PIXELS, PIXELS);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
