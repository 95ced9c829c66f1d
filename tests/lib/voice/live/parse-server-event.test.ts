import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseServerEvent } from '#lib/voice/live/parse-server-event';

type SessionUpdate = ReturnType<typeof parseServerEvent>[number];

const call = (fields: object = {}) => ({
  type: 'function_call',
  name: 'search_events',
  call_id: 'call_1',
  arguments: '{}',
  status: 'completed',
  ...fields,
});
const done = (response: object) => ({
  type: 'response.done',
  response: { status: 'completed', ...response },
});

describe('A server event', () => {
  test.each<[object, SessionUpdate[]]>([
    [{ type: 'input_audio_buffer.speech_started' }, [{ kind: 'state', state: 'listening' }]],
    [{ type: 'output_audio_buffer.started' }, [{ kind: 'state', state: 'speaking' }]],
    [{ type: 'output_audio_buffer.stopped' }, [{ kind: 'state', state: 'listening' }]],
    [{ type: 'output_audio_buffer.cleared' }, [{ kind: 'state', state: 'listening' }]],
    [
      { type: 'conversation.item.input_audio_transcription.completed', transcript: ' Any \n parades? ' },
      [{ kind: 'text', who: 'visitor', text: 'Any parades?' }],
    ],
    [
      { type: 'response.output_audio_transcript.done', transcript: 'Three.' },
      [{ kind: 'text', who: 'assistant', text: 'Three.' }],
    ],
    [{ type: 'response.output_audio_transcript.done', transcript: '' }, []],
    [{ type: 'response.output_audio_transcript.done', transcript: { a: 1 } }, []],
    [
      done({ output: [{ type: 'message' }, call(), call({ call_id: 'call_2', name: 'other' })] }),
      [
        {
          kind: 'calls',
          calls: [
            { id: 'call_1', name: 'search_events', args: '{}' },
            { id: 'call_2', name: '', args: '{}' },
          ],
        },
      ],
    ],
    [done({ output: [call({ status: 'incomplete' })] }), []],
    [done({ output: [call({ call_id: 7 })] }), []],
    [done({ output: [call()], status: 'cancelled' }), []],
    [done({ output: 'none' }), []],
    [{ type: 'response.done' }, []],
    [done({ status: 'failed' }), [{ kind: 'end', code: 'lost' }]],
    [
      done({ status: 'failed', status_details: { type: 'failed', error: { code: 'insufficient_quota' } } }),
      [{ kind: 'end', code: 'unavailable' }],
    ],
    [{ type: 'error', error: { code: 'session_expired' } }, [{ kind: 'end', code: 'limit' }]],
    // Most errors do not end the session.
    [
      {
        type: 'error',
        error: { type: 'invalid_request_error', code: 'conversation_already_has_active_response' },
      },
      [],
    ],
    [{ type: 'error' }, []],
    [{ type: 'response.function_call_arguments.done', call_id: 'call_1', arguments: '{}' }, []],
    [{ type: 'session.created' }, []],
    [{ type: 'constructor' }, []],
    [{ type: { toString: 'x' } }, []],
  ])('is parsed: %j', (event, updates) => {
    expect(parseServerEvent(JSON.stringify(event))).toEqual(updates);
  });

  test.each([undefined, null, 7, '', '{', 'null', '[]', new ArrayBuffer(8), `"${'x'.repeat(600_000)}"`])(
    'that is invalid gives no update: %p',
    (data) => {
      expect(parseServerEvent(data)).toEqual([]);
    },
  );

  test('has at most four tool calls', () => {
    const output = Array.from({ length: 40 }, (_, index) => call({ call_id: `call_${index}` }));
    const [update] = parseServerEvent(JSON.stringify(done({ output })));
    expect(update?.kind === 'calls' && update.calls.length).toBe(4);
  });

  test('is parsed without an error and with short texts, whatever it contains', () => {
    const types = fc.constantFrom(
      'response.done',
      'error',
      'response.output_text.done',
      'conversation.item.input_audio_transcription.completed',
    );
    const event = fc.record({
      type: types,
      transcript: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      text: fc.jsonValue(),
      response: fc.oneof(fc.jsonValue(), fc.record({ status: fc.jsonValue(), output: fc.jsonValue() })),
      error: fc.jsonValue(),
    });
    fc.assert(
      fc.property(event, (given) => {
        for (const update of parseServerEvent(JSON.stringify(given)))
          if (update.kind === 'text') expect(update.text.length).toBeLessThanOrEqual(4_000);
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
  });
});
