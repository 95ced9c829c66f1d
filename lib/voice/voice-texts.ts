import type { VoiceLanguage } from '#lib/questions/question-language';

/** Why speech recognition gave no words. */
export type RecognitionProblem =
  | 'not-allowed'
  | 'no-speech'
  | 'no-microphone'
  | 'network'
  | 'not-understood'
  | 'unavailable';

type VoiceTexts = {
  title: string;
  close: string;
  lead: string;
  field: string;
  placeholder: string;
  ask: string;
  examplesTitle: string;
  examples: readonly string[];
  speak: string;
  destination: string;
  listening: string;
  stop: string;
  thinking: string;
  locating: string;
  problems: Record<RecognitionProblem, string>;
  notArrived: string;
  tryAgain: string;
  show: (count: number) => string;
  showAll: string;
  everywhere: string;
  allDates: string;
  choosePlace: string;
  readAloud: string;
  mute: string;
  language: string;
};

const EN: VoiceTexts = {
  title: 'Ask the guide',
  close: 'Close',
  lead: 'In your own words: what, where, when.',
  field: 'Your question',
  placeholder: 'Parades in Dangriga this weekend',
  ask: 'Ask',
  examplesTitle: 'People ask',
  examples: [
    'Parades in Dangriga this weekend',
    'Free music near me',
    'What’s on for Garifuna Day?',
    'Anything for kids in Cayo tomorrow?',
  ],
  speak: 'Speak',
  destination:
    'Your browser turns the sound into words: Chrome sends it to Google for that, Edge to Microsoft, Safari to Apple. None of the sound reaches this site.',
  listening: 'Listening …',
  stop: 'Stop',
  thinking: 'Looking through the calendar …',
  locating: 'Finding events near you...',
  problems: {
    'not-allowed':
      'The microphone may not be used here. Allow it in the browser’s settings, or type your question.',
    'no-speech': 'Nothing was heard. Try again, or type your question.',
    'no-microphone': 'No microphone was found. Type your question instead.',
    network: 'The browser’s speech service did not answer. Type your question instead.',
    'not-understood': 'The words could not be made out. Try again, or type your question.',
    unavailable: 'Listening does not work in this browser right now. Type your question instead.',
  },
  notArrived: 'The calendar could not be loaded, but the filters are set.',
  tryAgain: 'Try again',
  show: (count) => (count === 1 ? 'Show it in the list' : `Show all ${count}`),
  showAll: 'Show all events',
  everywhere: 'Search everywhere',
  allDates: 'See all dates',
  choosePlace: 'Choose your place',
  readAloud: 'Read aloud',
  mute: 'Mute answers',
  language: 'Language',
};

const ES: VoiceTexts = {
  title: 'Pregunte a la guía',
  close: 'Cerrar',
  lead: 'Con sus propias palabras: qué, dónde y cuándo.',
  field: 'Su pregunta',
  placeholder: '¿Qué hay en San Pedro mañana?',
  ask: 'Preguntar',
  examplesTitle: 'Otros preguntan',
  examples: [
    '¿Qué hay en San Pedro mañana?',
    'Música gratis cerca de mí',
    'Desfiles este fin de semana',
    'Algo para niños en Corozal',
  ],
  speak: 'Hablar',
  destination:
    'Su navegador convierte su voz en texto: para eso, Chrome la envía a Google, Edge a Microsoft y Safari a Apple. A este sitio no llega ningún audio.',
  listening: 'Escuchando …',
  stop: 'Parar',
  thinking: 'Buscando en el calendario …',
  locating: 'Buscando eventos cerca de usted …',
  problems: {
    'not-allowed':
      'Aquí no se puede usar el micrófono. Permítalo en los ajustes del navegador o escriba su pregunta.',
    'no-speech': 'No se oyó nada. Inténtelo otra vez o escriba su pregunta.',
    'no-microphone': 'No se encontró ningún micrófono. Escriba su pregunta.',
    network: 'El servicio de voz del navegador no respondió. Escriba su pregunta.',
    'not-understood': 'No se entendieron las palabras. Inténtelo otra vez o escriba su pregunta.',
    unavailable: 'El micrófono no funciona en este navegador por ahora. Escriba su pregunta.',
  },
  notArrived: 'No se pudo cargar el calendario, pero los filtros ya están puestos.',
  tryAgain: 'Intentar otra vez',
  show: (count) => (count === 1 ? 'Verlo en la lista' : `Ver los ${count}`),
  showAll: 'Ver todos los eventos',
  everywhere: 'Buscar en todos los lugares',
  allDates: 'Ver todas las fechas',
  choosePlace: 'Elija su lugar',
  readAloud: 'Leer en voz alta',
  mute: 'Silenciar respuestas',
  language: 'Idioma',
};

/** The assistant's texts in both languages. */
export const VOICE_TEXTS = { en: EN, es: ES } satisfies Record<VoiceLanguage, VoiceTexts>;
