/** Topics that a question asks for by its grammar. */
type AskedTopic = 'elsewhere' | 'submit' | 'sent' | 'contact' | 'lostLink';

// The guide by its nouns, in English, Spanish and Kriol, and what stands before them: 'this site', 'su página'.
export const OWN_NOUN =
  '(?:site|website|web site|webpage|web page|page|guide|app|calendar|service|platform|bot|assistant|sait|sitio|pagina|guia|aplicacion|calendario|servicio|asistente)';
// 'the service' is one in church.
const CHURCH_NOUN = '(?:service|servicio)';
const OWN = `(?:(?:this|dis|your|yu|unu|este|esta|esa|tu|su|ustedes)(?: (?:here|ya|yah|ia))?|(?:the|di|el|la)(?! (?:whole |entire |same )?${CHURCH_NOUN}\\b)) (?:whole |entire |same )?${OWN_NOUN}`;
const ASKS =
  '(?:(?:da |ih |is it )?(?:who|hoo|hu)|whos|what|whats|why|how|whose|is|are|do|does|did|can|could|may|hoo|hu|weh|wat|wai|how|quien|quienes|que|por que|porque|como|cual|es|son|de quien|cada cuanto)';
const LEADING =
  '(?:so |hey |hi |hello |ok |and |but |pues |hola |oye |y |please |excuse me |sorry |por favor |disculpe |bwai )?';
const THIS = '(?:this|dis|it all|all this|all of this|esto|ustedes|unu|you|yall|you guys|you people)';

/** Questions about the guide itself, by their grammar, over words in lower case and without accents. */
const GUIDE_QUESTIONS: readonly RegExp[] = [
  // 'who pays for this website', 'how often is your calendar updated', 'por qué es gratis esta página'
  new RegExp(`^${LEADING}${ASKS} (?:\\w+ ){0,6}?(?<!\\b(?:on|in|en|pan|pahn|eena|for|to) )${OWN}\\b`),
  // 'who runs this', 'hoo mek dis', 'quién hizo esto'
  new RegExp(`^${LEADING}(?:who|whos|hoo|hu|quien|quienes)(?: (?!plays|sings|performs)\\w+){1,3} ${THIS}$`),
  new RegExp(`^${LEADING}(?:who|hoo|quienes) (?:are|is|deh|da|son) ${THIS}\\b`),
  // 'what is this', 'what are you for'
  new RegExp(
    `^${LEADING}(?:whats|(?:what|wat|weh|que) (?:is|are|da|es|son)) ${THIS}(?: (?:for|about|exactly|then|all about|anyway|thing))?$`,
  ),
  new RegExp(`^${LEADING}(?:what|wat) (?:do|can) you (?:do|know|offer)$`),
  // 'how does this work', 'cómo funciona'
  new RegExp(
    `^${LEADING}(?:how|como) (?:does|do|duz|did|can|should|se)? ?(?:this|dis|it|i|we|you)? ?(?:work|works|wok|use|usa|funciona)(?: ${THIS})?$`,
  ),
  // 'why is this free', 'why do you do this'
  new RegExp(`^${LEADING}(?:why|wai|por que) (?:is|was|are|did|do|does|es|hacen|hizo) ${THIS}\\b`),
  // 'are you a robot', 'is this official', 'eres un robot'
  new RegExp(
    `^${LEADING}(?:are you|am i talking to|is this|is dis|eres|es esto|son ustedes) (?:a |an |the |un |una |really |all )*(?:bot|robot|human|person|real|real person|ai|machine|computer|legit|reliable|safe|free|gratis|robot|humano|persona|official|oficial|oficiales|chatbot)\\b`,
  ),
  // 'is this the tourism board's site', 'es esto del gobierno'
  new RegExp(
    `^${LEADING}(?:is|are|da|es|son) ${THIS} (?:\\w+ ){0,4}?(?:${OWN_NOUN}|government|ministry|company|business|board|agency|organi[sz]ation|gobierno|ministerio|empresa)$`,
  ),
  /^(?:so |hey )?(?:is|are) (?:there|you) (?:an? )?(?:app|mobile app|phone app|newsletter|mailing list)\b/,
  /^(?:do|does|have|can) (?:you|unu|i|u) (?:have|got|get|download) (?:an? |the |your )?(?:app|mobile app|phone app|newsletter|facebook|instagram)\b/,
  /^(?:tienen|hay|tiene) (?:una )?(?:app|aplicacion|pagina|facebook)\b/,
];

const MY = '(?:my|our|mi|wi|a|an|wahn|the|di|un|una|el|mi|nuestro)';
const OF_MINE = '(?:my|our|mi|wi|nuestro|nuestra)';
const EVENT =
  '(?:events?|eventos?|party|parties|paati|fiesta|show|concert|concierto|fundraiser|fair|feria|flyer|flier|poster|anuncio|ad|gig|bram|dance)';
const EVENTS = '(?:events|eventos|parties|shows|concerts|fiestas|conciertos|dances)';
/** Verbs that mean nothing else before an event of one's own. */
const PUT_UP =
  '(?:put|post|poas|add|ad|list|publish|upload|advertise|promote|announce|submit|register|poner|pongo|subir|subo|publicar|publico|anunciar|anuncio|agregar|agrego|meter|registrar)(?: (?:up|op|in|out))?';
/** Verbs that mean nothing else before an event of anybody on the guide. */
const PUBLISH =
  '(?:post|poas|publish|upload|advertise|promote|announce|submit|register|poner|pongo|subir|subo|publicar|publico|anunciar|anuncio|agregar|agrego|meter|registrar)(?: (?:up|op|in|out))?';
/** What somebody begins with who wants to do something: 'how do I', 'where can we', 'I want to', 'puedo'. */
const I_WOULD =
  '(?:how (?:do|duz|can|kud|could|would|should|fi|to|ah|i)|where (?:do|can|could|should|fi|to)|(?:do|can|could|may|might|should|kud|shud) (?:i|ah|we|wi)|(?:i|ah|we|wi) (?:want|wahn|waahn|wanna|would|wud|need|have|wish|can|could)|(?:id|wed) like|(?:want|wahn|need|like|wish|trying|able) (?:to|fi)|help me|como|donde|puedo|podemos|podria|podriamos|quiero|queremos|quisiera|quisieramos|necesito|necesitamos)';
/** Verbs that ask for events as well: 'list a show', and 'list the shows'. */
const SEND_IN =
  '(?:(?:put|add|ad|list|share|shay|send|enviar|enviarles|mandar|mandarles|compartir|compartirles)(?: (?:up|op|in|out))? (?:an?|wahn|una?|my|our|mi|wi|nuestro|nuestra)|get (?:my|our|mi|wi))';
const ON_THE_GUIDE = `(?:(?:for|of|de|fi) ${MY} \\w+ )?(?:(?:on|pan|pahn|ahn|eena|in|to|at|with|en|a) (?:(?:the|di|this|dis|your|unu|yu|la|el|su|tu|esta|este|here)(?: ya)? )?(?:whole )?${OWN_NOUN}|(?:on |up )?(?:here|yah|aqui)|(?:with|to|wid|con) (?:you|unu|yu|ustedes|yall))`;
const WRONG =
  '(?:wrong|incorrect|outdated|out of date|mistaken|rong|equivocad[oa]s?|incorrect[oa]s?|mal|errada)';
const FACT =
  '(?:time|times|date|dates|day|hour|price|venue|place|location|address|name|photo|picture|image|link|info|information|details|listing|listings|event|hora|fecha|dia|precio|lugar|direccion|nombre|foto|enlace|informacion|taim)';

const CHANGE =
  '(?:change|edit|update|correct|fix|move|delete|remove|withdraw|cancel|cambiar|cambio|cambiarle|editar|edito|corregir|corrijo|mover|muevo|borrar|borro|quitar|quito|cancelar|chaynj|moov)';
const SENT =
  '(?:sent|send|sen|submit|submitted|posted|post|added|listed|put|uploaded|envie|mande|publique|subi|enviamos|mandamos|publicamos)(?: (?:in|een|up|op|you|unu|already|already in))?';
const LATER = '(?:later|afterwards|after|afta|leeta|despues|luego|mas tarde)';
const THE_FACT =
  '(?:the |my |our |di |mi |la |el )(?:date|dates|time|hour|place|venue|price|day|fecha|hora|lugar|dia|precio|taim)';
/** A fact of the event that somebody sends, which is another one later. */
const FACT_AND_LATER = `(?:${THE_FACT} (?:changes|change|cambia|chaynj) ${LATER}|${LATER} (?:cambia|cambian|cambio) ${THE_FACT}|${LATER} ${THE_FACT} (?:changes|cambia))\\b`;
/** Verbs of sending in something; what is advertised or promoted may be a business. */
const POST =
  '(?:put|post|poas|add|ad|list|get|upload|publish|submit|poner|pongo|subir|subo|publicar|publico|agregar|agrego|meter)(?: (?:up|op))?';

const MINE = `${OF_MINE} (?:\\w+ )?(?:${EVENT}|listing|submission|entry|post|publicacion)`;
/** What becomes of an event that was sent. */
const SEEN =
  '(?:appear\\w*|show(?:s|n|ing)?|shoa|up|op|live|list(?:ed)?|published|posted|approved|accepted|reviewed|visible|online|sal(?:e|en|io|ido|ga)|aparec\\w+|publicad[oa]|aprobad[oa]|aceptad[oa]|ve)';
const NOT_YET =
  '(?:not|isnt|hasnt|havent|doesnt|didnt|wasnt|cant|never|still|no|noh|nah|when|why|how long|wai|wen|cuando|por que|aun|todavia)';
const REVIEW =
  '(?:approv\\w+|review\\w*|moderat\\w+|publish\\w*|accept\\w*|aprob\\w+|aprueban|revis\\w+|moderacion|public(?:an|ar|acion))';

/** Questions for a topic by their grammar, over words in lower case and without accents. */
const ASKED_TOPICS: readonly (readonly [RegExp, AskedTopic])[] = [
  // 'unu website noh di werk', 'la página no carga'
  [
    new RegExp(
      `\\b${OWN} (?:\\w+ ){0,2}?(?:not|noh|no|isnt|doesnt|dont|wont|cant|nah|is|da|esta|keeps) (?:\\w+ )?(?:work|works|working|werk|wok|load|loads|loading|open|opening|broken|down|crash|crashing|funciona|carga|abre|sirve|caida)\\b`,
    ),
    'contact',
  ],
  // 'can I put an event in my google calendar', 'add it to my calendar'; the file for that is on an event's page
  [
    /\b(?:add|ad|adding|put|save|saving|export|sync|download|import|copy|send|get|agrego|guardo|pongo|paso|anado|meto|exporto|(?:agregar|guardar|poner|anadir|exportar|sincronizar|pasar|meter|descargar)(?:l[oa]s?)?) (?:\w+ ){0,8}?(?:my|mi|our|nuestr[oa]) (?:\w+ )?(?:calendar|calender|calandar|calendario|agenda)\b/,
    'elsewhere',
  ],
  [
    /\b(?:google|outlook|apple|phone|iphone|android) (?:\w+ )?(?:calendar|calender|calandar|calendario|agenda)\b/,
    'elsewhere',
  ],
  // 'can I share this event on WhatsApp', 'cómo comparto el evento con mi familia'
  [
    /\b(?:share|sharing|forward|send|shay|comparto|compartir|mando|mandar|envio|enviar) (?:this|dis|an|a|the|it|di|el|un|esta|este|esto|events?|eventos?)?(?: ?(?:event|events|evento|page|pagina|link|flyer|one))*(?: \w+)? ?(?:on|to|with|via|by|through|pahn|pan|wid|por|en|con|al|a) (?:my |mi |mis |our |the |a |el |un |some )?(?:\w+ )?(?:whatsapp|facebook|instagram|twitter|tiktok|messenger|friends?|family|group|grupo|amigos?|amigas?|familia|fren|frenz)\b/,
    'elsewhere',
  ],
  // 'how do I change the time of my event I submitted'
  [
    new RegExp(
      `\\b(?:change|edit|update|correct|fix|delete|remove|withdraw|cancel|unpublish|take down|cambiar|cambio|editar|edito|corregir|borrar|borro|quitar|quito|eliminar|cancelar|chaynj) (?:(?:the|a|el|la) \\w+ (?:of|on|in|for|de|en) )?${OF_MINE} (?:\\w+ )?(?:events?|evento|listing|submission|post|entry|flyer|publicacion)\\b(?! (?:tickets?|booking|reservation|boletos?|entradas?|reserva)\\b)`,
    ),
    'lostLink',
  ],
  // 'how ah fi change di time pahn wahn event weh ah don send een', 'cómo corrijo la hora del evento que envié'
  [
    new RegExp(
      `\\b${CHANGE} (?:\\w+ ){0,8}?(?:${EVENT}|listing|publicacion|it|ih|lo) (?:\\w+ ){0,4}?${SENT}\\b`,
    ),
    'lostLink',
  ],
  // 'and if the date changes later', 'y si después cambia la fecha'
  [new RegExp(`\\b(?:if|si) ${FACT_AND_LATER}`), 'lostLink'],
  // 'my event has not appeared', 'why is my event not listed', 'is my event approved yet'
  [new RegExp(`\\b${MINE} (?:\\w+ ){0,4}?${NOT_YET} (?:\\w+ ){0,3}?${SEEN}\\b`), 'sent'],
  [
    new RegExp(
      `\\b(?:is|isnt|has|hasnt|was|did|does|will|when|why|da|ya|cuando) ${MINE} (?:\\w+ ){0,3}?${SEEN}\\b`,
    ),
    'sent',
  ],
  [new RegExp(`\\b(?:cuando|por que no|ya|aun no|todavia no) ${SEEN} ${MINE}\\b`), 'sent'],
  // 'I sent in an event three days ago, why is it not showing'
  [
    new RegExp(
      `\\b${SENT} (?:${MY} )?(?:\\w+ )?(?:${EVENT}|it|ih|lo) (?:\\w+ ){0,8}?${NOT_YET} (?:\\w+ ){0,4}?${SEEN}\\b`,
    ),
    'sent',
  ],
  // 'how long does approval take', 'cuánto tarda la revisión', 'how long till my event is up'
  [
    new RegExp(
      `\\b(?:how (?:long|lang|soon|many (?:\\w+ )?days)|hou lang|cuant[oa]s? (?:tiempo|tardan?|demoran?|toman?|dias)) (?:\\w+ ){0,6}?(?:${REVIEW}|${MINE})\\b`,
    ),
    'sent',
  ],
  // 'what happens after I submit an event', 'did you get my event', 'the status of my submission'
  [
    /\b(?:what happens|wat hapm|que pasa|que sigue) (?:\w+ ){0,3}?(?:after|once|when|afta|despues|cuando|al) (?:\w+ ){0,3}?(?:submit\w*|sen[dt]?|sending|envi\w+|mand\w+)\b/,
    'sent',
  ],
  [
    new RegExp(
      `\\b(?:(?:did|have) (?:you|yall|unu) (?:get|got|receive|received|see|seen)|recibieron|(?:status|estado) (?:of|de)|rush) ${MINE}\\b`,
    ),
    'sent',
  ],
  // 'how do I put my DJ night on your site'
  [new RegExp(`\\b${POST} ${OF_MINE} (?:\\w+ ){1,4}(?:on|pan|pahn|ahn|eena|onto|en) ${OWN}\\b`), 'submit'],
  // 'how fi put mi event pahn unu page'
  [new RegExp(`\\b${I_WOULD} (?:\\w+ ){0,3}?${SEND_IN} (?:\\w+ ){0,2}${EVENT} ${ON_THE_GUIDE}\\b`), 'submit'],
  [
    new RegExp(`\\b${PUBLISH} ${MY} (?!(?:\\w+ ){0,2}${EVENTS} )(?:\\w+ ){0,2}${EVENT} ${ON_THE_GUIDE}\\b`),
    'submit',
  ],
  [new RegExp(`\\b${PUT_UP} ${OF_MINE} (?:\\w+ ){0,2}${EVENT}\\b`), 'submit'],
  // 'post an event', 'enviar un evento'
  [
    new RegExp(
      `\\b(?:${PUT_UP}|create|share|send|enviar|mandar|anadir)(?: (?:an?|un|una|wahn|${OF_MINE}))? (?:events?|evento|activity|flyer)\\b`,
    ),
    'submit',
  ],
  // 'there is a wrong time on one of your listings', 'la fecha está equivocada'
  [new RegExp(`\\b${WRONG} ${FACT}\\b`), 'contact'],
  [new RegExp(`\\b${FACT} (?:\\w+ ){0,4}?(?:is|are|was|da|esta|estan|es) (?:all )?${WRONG}\\b`), 'contact'],
  [
    /\b(?:who|whom|hoo|a quien|con quien)(?: \w+){0,2} (?:do|can|should|fi|le|puedo|debo) ?(?:i|we|ah)? ?(?:tell|inform|report|notify|aviso|avisar|avisarle|digo|reporto|reportar)\b/,
    'contact',
  ],
];

/** The topic for which the words of a question, in lower case and without accents, ask by their grammar. */
export const topicAskedFor = (text: string): AskedTopic | undefined =>
  ASKED_TOPICS.find(([pattern]) => pattern.test(text))?.[1];

/** Whether the words of a question, in lower case and without accents, ask about the guide itself by their grammar. */
export const isAboutGuide = (text: string): boolean =>
  GUIDE_QUESTIONS.some((question) => question.test(text));
