import { createServer } from 'node:http';

/** Serves texts by path on a free loopback port: `{ '/sheet.csv': { type: 'text/csv', body } }`. */
export async function serveTexts(texts) {
  const server = createServer((request, response) => {
    const text = texts[new URL(request.url, 'http://localhost').pathname];
    if (!text) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': text.type }).end(text.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
