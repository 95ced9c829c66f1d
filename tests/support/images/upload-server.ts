import type { ServerResponse } from 'node:http';
import { startLoopbackServer } from '../sites/loopback-server.ts';

/** What a page of another address must be allowed: to send uploads, and to read when to send them again. */
const ALLOWED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Allow-Headers': '*',
};

/** Starts a loopback server for uploads of a test's page; `answer` gets each response once the body has arrived. */
export const startUploadServer = (answer: (response: ServerResponse) => void) =>
  startLoopbackServer((request, response) => {
    for (const [name, value] of Object.entries(ALLOWED)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    request.resume().on('end', () => answer(response));
  });
