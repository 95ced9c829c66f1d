import { fetchText } from '#lib/http/fetch-text.server';
import { startGoogleSheets } from '../../fakes/google-sheets.mjs';

test('probe', async () => {
  const g = await startGoogleSheets({ csv: 'Event,Date\nA,1/1/2027\n' });
  console.warn(await fetchText(g.csvUrl));
  for (const f of ['down', 'cut-off', 'huge', 'garbage']) {
    g.setFault(f);
    console.warn(f, await fetchText(g.csvUrl).catch((e) => [e.message, e]));
  }
  await g.close();
});
