import { z } from 'zod';

/** What `POST /api/upload-image` answers: the picture's address, or the sentence that says why there is none. */
export const uploadAnswerSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), url: z.string().min(1), publicId: z.string() }),
  z.object({ success: z.literal(false), error: z.string() }),
]);

export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
export type UploadedImage = Extract<UploadAnswer, { success: true }>;
