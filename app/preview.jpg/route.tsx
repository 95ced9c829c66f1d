import { SITE_PREVIEW } from '#lib/events/preview/preview-content';
import { previewResponse } from '../previews/preview-response';

export const dynamic = 'force-static';

export const GET = () => previewResponse('site', SITE_PREVIEW);
