import 'client-only';

/** Whether an upload of ours is no longer there: nobody sent its form for a day. Unknown counts as there. */
export async function isGone(url: string): Promise<boolean> {
  if (!url.startsWith('/uploads/')) return false;
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
