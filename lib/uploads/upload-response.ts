import { z } from 'zod';

/** The response of `POST /api/upload-image`: the image's address, or the sentence that says why it was refused. */
export const uploadResponseSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), url: z.string().min(1), publicId: z.string() }),
  z.object({ success: z.literal(false), error: z.string() }),
]);

export type UploadResponse = z.infer<typeof uploadResponseSchema>;
export type UploadedImage = Extract<UploadResponse, { success: true }>;
