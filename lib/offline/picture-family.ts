/**
 * What the sizes and formats of one drawing have in common: '/images/events/garifuna' of
 * '/images/events/garifuna-1280.avif'. Undefined for anything that exists once.
 */
export function pictureFamily(path: string): string | undefined {
  const [, drawn] =
    /^(\/images\/(?:events|categories|hero|sponsors)\/[a-z0-9-]+?)(?:-(?:320|640|1280|1920|square))?\.(?:webp|avif)$/.exec(
      path,
    ) ?? [];
  const [, uploaded] = /^(\/uploads\/[0-9a-f]{32})(?:\.\d+x\d+)?\.webp$/.exec(path) ?? [];
  return drawn ?? uploaded;
}
