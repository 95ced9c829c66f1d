import { drawPreview } from '#components/share/draw-preview';
import { SITE_PREVIEW } from '#lib/events/preview/preview-content';
import { previewResponse } from '#lib/events/preview/preview-response.server';

export const dynamic = 'force-static';

export const GET = () => previewResponse('site', SITE_PREVIEW, drawPreview);
