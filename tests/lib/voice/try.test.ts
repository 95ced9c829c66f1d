import { understand } from '#lib/voice/understand';
import { voiceQuery } from '#lib/voice/voice-query';
import { searchedWords } from '#lib/voice/searched-words';
test('try', () => {
  const out: string[] = [];
  for (const q of `parades in Dangriga this weekend
free music near me
¿qué hay en San Pedro mañana?
what's on for Garifuna Day
anything for kids in Cayo tomorrow
church in Belmopan on Sunday
show me everything
clear
parades in dan griga
Desfiles en Belmopán este fin de semana
weh di go aan eena Griga dis weekend
música gratis en la plaza en San Pedro
food in L.A.
P.G. drums
what's happening in march
Independence Day parade
events in Independence
lobsterfest in Caye Caulker
what is on in the city tonight
eventos en la ciudad esta noche
things to do in Belize this month
sports in Placenca
orange walk tacofest
carreras de caballos
San Antonio
concerts on November 28
Stann Creek District events
cayo district
Christmas in Toronto
iglesia cerca de mí el domingo
cosas para niños en Corozal hoy
Garifuna stuff in bell mo pan next week
is there a fiesta in Benque
what can I do there tomorrow
mother's day
día de los muertos
Baron Bliss regatta
show
Events near Hopkins
new years eve in San Pedro
12/25
arts and crafts in Placencia
Valentine's Day dinner in Belmopan
borrar filtros
st george's caye day
workshops in Maya Center
the talent show
in may
la ruta maya`.split('\n')) {
    const u = understand(q, { today: '2026-11-20', lastCity: 'dangriga' });
    out.push(`${q}\n    ${JSON.stringify(u.search)} | ${voiceQuery(u.labels)} | ${u.language} ${u.days ? `${u.days.from}..${u.days.to}` : ''} ${u.leftOut} ${JSON.stringify(u.instead.searches.map((s) => [s.category, s.words]))} [${searchedWords(voiceQuery(u.labels))}]`);
  }
  require('node:fs').writeFileSync('/tmp/w5v/try.txt', out.join('\n'));
});
