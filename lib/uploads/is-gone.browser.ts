import 'client-only';

/**
 * Whether an upload of ours has been deleted because its form was not submitted for a day. False when that is unknown.
 */
export async function isGone(url: string): Promise<boolean> {
  if (!url.startsWith('/uploads/')) return false;
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
