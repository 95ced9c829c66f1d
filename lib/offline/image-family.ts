/**
 * The common part of the paths of all sizes and formats of one image: '/images/events/garifuna' of
 * '/images/events/garifuna-1280.avif'. Undefined for an image with one size and format.
 */
export function imageFamily(path: string): string | undefined {
  const [, drawn] =
    /^(\/images\/(?:events|celebrations|categories|hero|sponsors)\/[a-z0-9-]+?)(?:-(?:320|640|1280|1920|square))?\.(?:webp|avif)$/.exec(
      path,
    ) ?? [];
  const [, uploaded] = /^(\/uploads\/[0-9a-f]{32})(?:\.\d+x\d+)?\.webp$/.exec(path) ?? [];
  return drawn ?? uploaded;
}
