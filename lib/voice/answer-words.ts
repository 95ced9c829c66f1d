import type { When } from '#lib/events/event-filters';
import { PLACE_PROBLEMS, type PlaceProblem } from '#lib/location/visitor-location';
import type { VoiceLanguage } from '#lib/questions/question-language';

type AnswerWords = {
  noun: readonly [one: string, many: string];
  when: Record<When, string>;
  weekdays: readonly string[];
  months: readonly string[];
  found: (what: string) => string;
  nothing: (what: string) => string;
  nearby: (count: number) => string;
  elsewhere: (count: number) => string;
  in: (place: string) => string;
  nationwide: string;
  nearYou: string;
  /** Why the visitor's own place is not known. */
  placeProblems: Record<PlaceProblem, string>;
  allPlaces: string;
  choosePlace: string;
  about: (words: string) => string;
  day: (weekday: string, date: number, month: string) => string;
  year: (day: string, year: string) => string;
  on: (day: string) => string;
  between: (from: string, to: string) => string;
  thoseDays: (count: number, days: string) => string;
  noFilterForDays: string;
  hours: string;
  unknown: (words: string) => string;
  dropped: (wishes: string) => string;
  forgiving: string;
  not: string;
  otherTimes: (count: number) => string;
  first: string;
  next: (examples: string) => string;
  and: string;
  way: string;
  tellUs: string;
  tryOther: string;
};

const EN: AnswerWords = {
  noun: ['event', 'events'],
  when: { today: 'today', tomorrow: 'tomorrow', weekend: 'this weekend', month: 'this month' },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: 'January February March April May June July August September October November December'.split(' '),
  found: (what) => `I found ${what}.`,
  nothing: (what) => `I found no ${what}.`,
  nearby: (count) => `, and ${count} more nearby`,
  elsewhere: (count) => `In other places there ${count === 1 ? 'is 1' : `are ${count}`}.`,
  in: (place) => `in ${place}`,
  nationwide: 'nationwide',
  nearYou: 'near you',
  placeProblems: PLACE_PROBLEMS,
  allPlaces: 'I looked in all places.',
  choosePlace: 'I looked in all places; choose yours below.',
  about: (words) => `for “${words}”`,
  day: (weekday, date, month) => `${weekday} ${date} ${month}`,
  year: (day, year) => `${day} ${year}`,
  on: (day) => `on ${day}`,
  between: (from, to) => `from ${from} to ${to}`,
  thoseDays: (count, days) => `${count === 0 ? 'None' : count} of them ${count > 1 ? 'are' : 'is'} ${days}.`,
  noFilterForDays: 'The list has no filter for that time, so it shows more.',
  hours: 'The list shows the whole day; each card has its hours.',
  unknown: (words) => `Nothing here mentions “${words}”, so I left that out.`,
  dropped: (wishes) => `Nothing is all of that, so I left out ${wishes}.`,
  forgiving: 'Nothing says exactly that; these come close.',
  not: 'I cannot leave anything out; I looked for what you named.',
  otherTimes: (count) => `At other times there ${count === 1 ? 'is 1' : `are ${count}`}.`,
  first: 'You named more than one; I looked for the first.',
  next: (examples) => `Next: ${examples}.`,
  and: 'and',
  way: 'Each event’s page shows the way there.',
  tellUs: 'Do you know of one? Submit Event puts it on the calendar.',
  tryOther: 'Try another time, another place or fewer words.',
};

const ES: AnswerWords = {
  noun: ['evento', 'eventos'],
  when: { today: 'hoy', tomorrow: 'mañana', weekend: 'este fin de semana', month: 'este mes' },
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
  found: (what) => `Encontré ${what}.`,
  nothing: (what) => `No encontré ${what}.`,
  nearby: (count) => `, y ${count} más cerca de allí`,
  elsewhere: (count) => `En otros lugares hay ${count}.`,
  in: (place) => `en ${place}`,
  nationwide: 'en todo el país',
  nearYou: 'cerca de usted',
  placeProblems: {
    far: 'Parece que está lejos de Belice',
    unsupported: 'Este navegador no puede decir dónde está',
    denied: 'El permiso de ubicación está denegado',
    unavailable: 'La ubicación no está disponible',
    timeout: 'La ubicación tarda demasiado',
    failed: 'No se pudo encontrar la ubicación',
  },
  allPlaces: 'Busqué en todos los lugares.',
  choosePlace: 'Busqué en todos los lugares; elija el suyo abajo.',
  about: (words) => `con “${words}”`,
  day: (weekday, date, month) => `${weekday} ${date} de ${month}`,
  year: (day, year) => `${day} de ${year}`,
  on: (day) => `el ${day}`,
  between: (from, to) => `del ${from} al ${to}`,
  thoseDays: (count, days) =>
    `${count === 0 ? 'Ninguno' : count} de ellos ${count > 1 ? 'son' : 'es'} ${days}.`,
  noFilterForDays: 'La lista no tiene un filtro para esas fechas, así que muestra más.',
  hours: 'La lista muestra todo el día; cada evento indica su hora.',
  unknown: (words) => `Nada menciona “${words}”, así que lo dejé fuera.`,
  dropped: (wishes) => `Nada es todo eso a la vez, así que dejé fuera ${wishes}.`,
  forgiving: 'Nada dice exactamente eso; esto se le parece.',
  not: 'No puedo excluir nada; busqué lo que nombró.',
  otherTimes: (count) => `En otras fechas hay ${count}.`,
  first: 'Nombró más de uno; busqué el primero.',
  next: (examples) => `Lo próximo: ${examples}.`,
  and: 'y',
  way: 'La página de cada evento muestra cómo llegar.',
  tellUs: '¿Conoce alguno? Con Submit Event lo pone en el calendario.',
  tryOther: 'Pruebe otra fecha, otro lugar o menos palabras.',
};

export const ANSWER_WORDS = { en: EN, es: ES } satisfies Record<VoiceLanguage, AnswerWords>;
