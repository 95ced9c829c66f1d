import { understandQuestion } from '#lib/questions/understand-question';

const helpIn = (text: string) => understandQuestion(text, { today: '2026-11-21' }).help;

describe('a question that another page answers is known by its grammar:', () => {
  test.each([
    ['can I put an event in my google calendar', 'elsewhere'],
    ['how do i add it to my phone calender', 'elsewhere'],
    ['can i share this event on whatsapp', 'elsewhere'],
    ['cómo comparto el evento con mi familia', 'elsewhere'],
    ['can I share a flyer with you guys', 'submit'],
    ['how fi put mi evnet pahn unu page', 'submit'],
    ['necesito ayuda para subir mi evento', 'submit'],
    ['how can I get my party on your calendar', 'submit'],
    ['how do I change the time of my event', 'lostLink'],
    ['how to remove my event', 'lostLink'],
    ['can i list an event here', 'submit'],
    ['where do I send a poster to you', 'submit'],
    ['quiero compartir un evento con ustedes', 'submit'],
    ['save it to my calendar', 'elsewhere'],
    ['cómo lo guardo en mi calendario', 'elsewhere'],
    ['there is a wrong time on one of your listings', 'contact'],
    ['la fecha está equivocada', 'contact'],
    ['unu website noh di werk', 'contact'],
    ['da who run dis ya website', 'guide'],
    ['is there a newsletter', 'guide'],
    ['who is behind this', 'guide'],
    ['is this the tourism board’s site', 'guide'],
    ['I sent in my event three days ago, why isn’t it showing?', 'sent'],
    ['my event has not appeared', 'sent'],
    ['why is my event not listed yet', 'sent'],
    ['is my concert approved yet', 'sent'],
    ['how long does approval take', 'sent'],
    ['how long till my event is up', 'sent'],
    ['what happens after I submit an event', 'sent'],
    ['mandé mi evento y no sale', 'sent'],
    ['¿cuánto tarda la revisión?', 'sent'],
    ['ah sen een mi event ahn ih noh shoa op', 'sent'],
    ['how do I get my event listed', 'submit'],
    ['¿cuánto cuesta publicar un evento?', 'submit'],
    ['post an event', 'submit'],
    ['how do I change my listing', 'lostLink'],
  ])('%s', (text, topic) => {
    expect(helpIn(text)).toBe(topic);
  });

  test.each([
    'sharing food with friends',
    'wrong way parade',
    'a concert for my birthday',
    'put on your dancing shoes party',
    'calendar girls show',
    'where is my friend’s concert',
    'family events',
    'cancel my weekend, what is on',
    'did they change the parade',
    'list the events here',
    'list the events on the calendar',
    'can you list the events in this guide',
    'where can i get a good show here tonight',
    'what is on my calendar this week',
    'who runs the marathon',
    'how long is the parade',
    'when does the show start',
    'how many days is the fair',
    'is there a concert not far from here',
  ])('and one for events is not: %s', (text) => {
    expect(helpIn(text)).toBeUndefined();
  });

  test('a ticket of an event is none of one’s own events', () => {
    expect(helpIn('can i cancel my event ticket')).not.toBe('lostLink');
  });
});
