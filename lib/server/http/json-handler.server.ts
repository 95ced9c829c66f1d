import 'server-only';
import type { z } from 'zod';
import { fieldErrorsOf } from '#lib/forms/field-schemas';
import type { LimitedEndpoint } from '../limits/rate-limits.ts';
import { errorAnswer, jsonAnswer } from './answer.server.ts';
import { guardPost } from './guard.server.ts';
import { PublicError } from './public-error.ts';
import { readJson } from './read-body.server.ts';

/** What came with a body: the headers a use case may ask for. */
export type Sent = { idempotencyKey: string | null; openingToken: string | null; now: number };

const KEY = /^[\w-]{8,100}$/;

function keyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || KEY.test(key)) return key;
  throw new PublicError(400, 'The Idempotency-Key must be 8 to 100 letters, digits, dashes or underscores.');
}

/** What is said where no form would go wrong and nobody wrote a sentence: to programs. */
const UNUSABLE = 'This cannot be used as it was sent';

/** The JSON body as its schema has it. Throws a 400 with the first sentence, and all of them by field. */
async function parseBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(await readJson(request), { error: () => UNUSABLE });
  if (success) return data;
  const { '': whole, ...fields } = fieldErrorsOf(error);
  throw new PublicError(400, whole ?? Object.values(fields)[0] ?? UNUSABLE, { fields });
}

/** A route handler made of a schema and a use case: guarded, bounded, and answering `{ message }` or `{ error }`. */
export function jsonHandler<Schema extends z.ZodType, Answer extends object>(
  endpoint: LimitedEndpoint,
  schema: Schema,
  perform: (input: z.output<Schema>, sent: Sent) => Promise<Answer>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      await guardPost(request, endpoint);
      const idempotencyKey = keyOf(request);
      const input = await parseBody(request, schema);
      const openingToken = request.headers.get('x-opening-token');
      return jsonAnswer(await perform(input, { idempotencyKey, openingToken, now: Date.now() }));
    } catch (error) {
      return errorAnswer(error, endpoint);
    }
  };
}
