// A plain node:http server that sends what another server answered, for comparison with it.
//   node lab/bench/plain-server.mjs PORT URL-OF-THE-OTHER PATH...
import { createServer, get } from 'node:http';

const [port, origin, ...paths] = process.argv.slice(2);

const read = (path) =>
  new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'Accept-Encoding': 'gzip, br' } }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      const headers = response.rawHeaders.filter(
        (_, index, all) => !/^(date|connection|keep-alive)$/i.test(all[index - (index % 2)]),
      );
      resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });

const answers = new Map();
for (const path of paths) answers.set(path, await read(path));
createServer((request, response) => {
  const { status, headers, body } = answers.get(request.url);
  response.writeHead(status, headers);
  response.end(body);
}).listen(Number(port), () => console.log('listening'));
