import { afterAll, beforeAll } from '@jest/globals';

type Service = { env: Record<string, string>; close: () => Promise<void> };

/**
 * Starts a service before the tests of a file, with its settings in the environment, and ends it after them; the
 * returned function gives it. The site reads its settings once: nothing may ask for them before the first test.
 */
export function testService<Running extends Service>(start: () => Promise<Running>): () => Running {
  let running: Running | undefined;
  beforeAll(async () => {
    running = await start();
    Object.assign(process.env, running.env);
  });
  afterAll(async () => {
    await running?.close();
    for (const name of Object.keys(running?.env ?? {})) delete process.env[name];
  });
  return () => {
    if (!running) throw new Error('The service is started before the first test, not earlier');
    return running;
  };
}
