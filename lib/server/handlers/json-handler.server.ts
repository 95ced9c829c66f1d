import 'server-only';
import type { z } from 'zod';
import { fieldErrorsOf } from '#lib/text/field-errors';
import { PublicError } from '../http/public-error.ts';
import { readJson } from '../http/read-body.server.ts';
import type { RateLimitedEndpoint } from '../limits/rate-limits.ts';
import { guardPost, networkForShares } from './guard.server.ts';
import { errorResponse, jsonResponse } from './response.server.ts';

/** What a use case may need of a request besides its body. */
export type RequestContext = { idempotencyKey: string | null; openingToken: string | null; now: number };

/** The same with the network that sent the request, for shares of what is scarce. */
export type NetworkContext = RequestContext & { network: string };

const KEY = /^[\w-]{8,100}$/;

function keyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || KEY.test(key)) return key;
  throw new PublicError(400, 'The Idempotency-Key must be 8 to 100 letters, digits, dashes or underscores.');
}

/** The message for errors that our forms cannot cause, and that therefore have no message of their own. */
const UNUSABLE = 'This cannot be used as it was sent';

/** Parses the JSON body. Throws a PublicError: 400 with the first message, and all messages by field. */
async function parseBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(await readJson(request), { error: () => UNUSABLE });
  if (success) return data;
  const { '': whole, ...fields } = fieldErrorsOf(error);
  throw new PublicError(400, whole ?? Object.values(fields)[0] ?? UNUSABLE, { fields });
}

/** Creates a POST route handler of a schema and a use case, with guard and body limit. It responds with the use case's result or `{ error }`. */
export function createJsonHandler<Schema extends z.ZodType, Answer extends object>(
  endpoint: RateLimitedEndpoint,
  schema: Schema,
  perform: (input: z.output<Schema>, sent: NetworkContext) => Promise<Answer>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      await guardPost(request, endpoint);
      const idempotencyKey = keyOf(request);
      const input = await parseBody(request, schema);
      const openingToken = request.headers.get('x-opening-token');
      const network = networkForShares(request);
      return jsonResponse(await perform(input, { idempotencyKey, openingToken, now: Date.now(), network }));
    } catch (error) {
      return errorResponse(error, endpoint);
    }
  };
}
