import { IMAGE_BOX, IMAGE_LEFT, PREVIEW_SIZE, STRIP_HEIGHT } from '#lib/events/preview/preview-size';

test('the image of an event fills a preview of 1200 by 630 right of the text and above the strip', () => {
  expect(PREVIEW_SIZE).toEqual({ width: 1200, height: 630 });
  expect(IMAGE_LEFT + IMAGE_BOX.width).toBe(PREVIEW_SIZE.width);
  expect(IMAGE_BOX.height + STRIP_HEIGHT).toBe(PREVIEW_SIZE.height);
});
