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
  ])('and one for events is not: %s', (text) => {
    expect(helpIn(text)).toBeUndefined();
  });

  test('a ticket of an event is none of one’s own events', () => {
    expect(helpIn('can i cancel my event ticket')).not.toBe('lostLink');
  });
});
