import type { EventCategory } from '#lib/events/event-category';
import type { Sentence } from './sentence.ts';

const set = (text: string) => new Set(text.split(/\s+/));

/** Words of a question that name nothing to look for: English, Spanish, Kriol. */
const STOP_WORDS = set(
  `
a about after again all also always am an and any anybody anything anyone anywhere are area around as ask at available be
been before being best between big by came can cannot celebrate celebrated celebrating celebration celebrations check
clear come coming could cool date dates day days did do does doing done during each else event events every everybody
everyone everything everywhere exciting filter filters find fi for from fun get gimme give go goes going gonna good
great got guide had happen happened happening happenings happens has have having hear hello help here hey hi
hour how i id if ill im in info information inside interested interesting into is it its ive just kind know last
later left let lets like list listen live local look looking love make many me more most much my near need new next nice
nothing now occasion of off ok okay on one ones only open or our out over part place places plan planned planning plans
please reset recommend remove right schedule scheduled search see shall should show some somebody someone something
somewhere soon special start still stuff suggest take taking tell thanks that thats the their them then there theres these
they thing things think this those through til till time times to today together told too town tonight tomorrow try under
until up upcoming us use very village visit wanna want wants was watch way we week well were what whats when whens
where wheres which while who whos why will with within without would yall year yes you your
bye except excluding folks goodbye jewel meant not people sorry stop thank
activity activities belize belizean belizeans bileez country here's attend attending held hold hosting hosted where's
morning afternoon evening night noon late early sometime weekend weekends month months
al algo algun alguna algunas alguno algunos ahi alla alli alrededor antes aqui asi ayer ayuda belice beliceno buen buena
buenas bueno buenos borrar buscar busca busco cada celebracion celebraciones cerca como con cual cuales cualquier cuando
cosa cosas cuanto cuantos de decir deme del desde despues dia dias dime donde dos durante e el ella ellos en encontrar encuentra
encuentro entre era es esa esas ese eso esos esta estan estar estas este esto estos evento eventos favor fin filtro filtros
fue gracias gusta gustaria ha haber habra hacer hacia haciendo hacemos hace han hasta hay hola hora horas hoy informacion
interesante ir limpiar lista lo los la las lugar lugares mas me mes mi mis mostrar muestra muestrame muestreme mucho muchos
muy nada ni no nos nosotros nuestro nueva nuevo o ocurre otra otro oye pais para pasa pasando pasar pasara pero podemos
poder por porque pueblo puede puedo pues que quien quiero quiere quiera quisiera quitar se sea semana ser si sin sobre solo
son su sus tambien tan tarde noche manana tengo ten tiene tienen todo toda todas todos tu un una unas uno unos va vamos
van ve veo ver vez viene vienen vivo proximo proxima proximos proximas pasado salvo excepto y ya yo actividad actividades
ah aal ahn an bout da dat deh dehn dem di dis du eena ina inna ene ting tings gat gwaan gwehn gwain gwine aan haapn
happm happn lee lukin mek mi neks onli pan pahn pleez sohn sohnting somting tel unu waan wahn wah wa weh wehn wid yah ya
yu cud kud wud kyan afta fu fahn noh goh kohn luk fa wat si roun dehdeh
`.trim(),
);

// What somebody says in Spanish or in the plural, as the titles of the sheet say it.
const IN_THE_SHEET = new Map(
  `musica:music musicas:music baile:dance bailes:dance bailar:dance danza:dance danzas:dance dances:dance dancing:dance
  concierto:concert conciertos:concert concerts:concert carrera:race carreras:race races:race racing:race maraton:marathon
  marathons:marathon ciclismo:cycling bicicleta:cycling bicicletas:cycling bike:cycling bikes:cycling biking:cycling
  caballo:horse caballos:horse horses:horse futbol:football soccer:football baloncesto:basketball
  torneo:tournament torneos:tournament tournaments:tournament mercado:market mercados:market markets:market
  feria:fair ferias:fair fairs:fair festivales:festival festivals:festival fiestas:fiesta
  gratis:free gratuito:free gratuita:free gratuitos:free gratuitas:free freebies:free
  misa:mass misas:mass oracion:prayer rezo:prayer prayers:prayer servicio:service servicios:service services:service
  tambor:drum tambores:drum drums:drum drumming:drum tamborileros:drum langosta:lobster langostas:lobster lobsters:lobster
  playa:beach playas:beach beaches:beach arrecife:reef mar:sea
  fuegos:fireworks artificiales:fireworks bandera:flag flags:flag banderas:flag reina:queen queens:queen rey:king
  teatro:theatre theater:theatre poesia:poetry cuento:stories cuentos:stories historia:history
  libro:book libros:book lectura:reading medicina:health caminata:walk caminatas:walk walks:walk walking:walk
  correr:run runs:run running:run navideno:christmas navidena:christmas bote:boat botes:boat boats:boat lancha:boat
  regata:regatta regatas:regatta canoa:canoe canoas:canoe cena:dinner desayuno:breakfast
  taco:taco tacos:taco chocolates:chocolate cacao:cacao mangos:mango cine:film pelicula:film peliculas:film
  movie:film movies:film holidays:holiday exposicion:expo expos:expo exposiciones:expo agricultura:agriculture
  certamen:pageant pageant:pageant comedia:comedy karaoke:karaoke concurso:contest concursos:contest
  granjero:farmers granjeros:farmers agricultores:farmers pesca:fishing pescar:fishing limpieza:clean-up
  madre:mother madres:mother padre:father padres:father mujer:women mujeres:women woman:women
  joven:youth jovenes:youth teens:youth teenagers:youth parranda:parranda punta:punta marimba:marimba reggae:reggae
  brukdong:brukdown myuzik:music dans:dance jankunu:jankunu jonkonnu:jankunu john:jankunu`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
IN_THE_SHEET.delete('john');

/** Where nothing in the calendar says the word, the category that would have it. */
const CATEGORY_OF_WORD = new Map<string, EventCategory>([
  ...[
    'music',
    'dance',
    'concert',
    'fiesta',
    'bram',
    'reggae',
    'karaoke',
    'comedy',
    'theatre',
    'pageant',
    'film',
    'dj',
    'band',
    'soca',
    'punta',
  ].map((word) => [word, 'entertainment'] as const),
  ...[
    'race',
    'marathon',
    'football',
    'basketball',
    'volleyball',
    'softball',
    'cricket',
    'cycling',
    'tournament',
    'regatta',
    'canoe',
    'run',
  ].map((word) => [word, 'sports'] as const),
  ...['festival', 'fair', 'market', 'expo', 'heritage', 'maya', 'mestizo', 'kriol'].map(
    (word) => [word, 'cultural'] as const,
  ),
  ...['mass', 'prayer', 'service', 'wreath', 'memorial'].map((word) => [word, 'ceremony'] as const),
]);

export const categoryOfWord = (word: string) => CATEGORY_OF_WORD.get(word);

/** Whether a word is one of ours rather than a slip in the name of a place. */
export const isKnownWord = (word: string) =>
  STOP_WORDS.has(word) || IN_THE_SHEET.has(word) || CATEGORY_OF_WORD.has(word);

/** More would not fit the search beside the labels. */
const MOST_WORDS = 5;
const LONGEST_WORD = 24;

/** The words that are left to look for, each once, as the sheet says them. */
export function wordsLeft(sentence: Sentence): string[] {
  const words = sentence
    .left()
    .filter(({ key }) => !STOP_WORDS.has(key) && (key.length > 1 || /\d/.test(key)))
    .map(({ raw, key }) => IN_THE_SHEET.get(key) ?? raw.replace(/['´`]/g, '’'))
    .filter((word) => word.length <= LONGEST_WORD);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

const SPANISH = set(
  'de del al que hay donde cuando cuales cual para este esta el los las del una unos hoy manana gratis quiero busco muestrame evento eventos desfile desfiles musica comida iglesia cerca fin semana mes ninos fiesta y con en por hola dime algo todo',
);
const ENGLISH = set(
  'what whats is are the on in at this for of and show find me any anything free tomorrow today tonight weekend near who when where with there everything all',
);

/** Whether a question is Spanish: by its small words, or by signs that only Spanish has. */
export function isSpanish(sentence: Sentence, text: string): boolean | undefined {
  const count = (words: Set<string>) => sentence.words.filter(({ key }) => words.has(key)).length;
  const spanish = count(SPANISH) + (/[¿¡ñ]/i.test(text) ? 2 : 0);
  const english = count(ENGLISH);
  return spanish === english ? undefined : spanish > english;
}
