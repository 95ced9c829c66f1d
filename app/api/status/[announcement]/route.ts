import { isAnnouncementKind } from '#lib/submissions/items/announcements/announcement-kinds';
import { announceByForm } from '#lib/submissions/private-page/announce-by-form.server';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';

export const dynamic = 'force-dynamic';

/** Announces that an approved event is cancelled, has moved, or what else the last part of the address names. */
export async function POST(request: Request, { params }: RouteContext<'/api/status/[announcement]'>) {
  const { announcement } = await params;
  if (!isAnnouncementKind(announcement))
    return new Response('There is nothing at this address.', { status: 404 });
  return statusHandler((seen, values) => announceByForm(announcement, seen, values))(request);
}
