export type FaqItem = {
  id: string;
  question: string;
  answer: readonly string[];
  keywords: readonly string[];
  icon: string;
};

/** Six questions visitors bring from a search engine. Facts and their sources: see the README's decisions. */
export const FAQ: readonly FaqItem[] = [
  {
    id: 'events',
    question: 'What events and festivals are there in Belize?',
    answer: [
      'The year has two great seasons of celebration. The September Celebrations open with flag raisings at six in the morning on the 1st, honour St. George’s Caye Day on the 10th, and end with Independence Day on the 21st, after a carnival road march, pageants and fireworks on the night before. On 19 November, Garifuna Settlement Day, dories land before sunrise in Dangriga, Hopkins, Seine Bight and Punta Gorda to re-enact the arrival of the Garinagu; church, parade and drums follow.',
      'In between: canoe racing on La Ruta Maya in March, the Holy Saturday Cross Country Cycling Classic at Easter, cashew and chocolate in May, lobster from July, tacos in Orange Walk in November, and fourteen public and bank holidays. The calendar on this page has the dates.',
    ],
    keywords: ['festivals', 'September Celebrations', 'Garifuna Settlement Day', 'Lobsterfest'],
    icon: 'calendar',
  },
  {
    id: 'best-time',
    question: 'When is the best time to visit Belize?',
    answer: [
      'It is warm all year: about 68–81 °F from January to May and 72–90 °F from June to December. February to April is the driest and sunniest time, and with Christmas and Easter also the dearest. Showers from June to November are usually short, much heavier in the far south; the hurricane season runs from 1 June to 30 November, with the main risk from August to October.',
      'Come for what you want to see: Easter regattas and cycling in March or April, chocolate and cashew in May, lobster in July, parades in September, Garifuna drums in November.',
    ],
    keywords: ['weather', 'dry season', 'high season'],
    icon: 'sun',
  },
  {
    id: 'food',
    question: 'What food should I try in Belize?',
    answer: [
      'Start with the plate of every day: rice and beans cooked together in coconut milk, stew chicken red with recado, potato salad and fried plantain. For breakfast, fry jacks or johnny cakes with beans, cheese or eggs.',
      'Every people brings a dish: hudut, fish in coconut broth with mashed plantain, and ereba, cassava bread, from the Garifuna; boil-up from the Kriol; caldo and cacao from the Maya of Toledo; panades, garnaches, escabeche and relleno negro from the Mestizo north, where Orange Walk is proud of its tacos. Lobster is legal from July to the end of February only.',
    ],
    keywords: ['rice and beans', 'hudut', 'fry jacks', 'lobster'],
    icon: 'plate',
  },
  {
    id: 'nightlife',
    question: 'Where do people go out at night?',
    answer: [
      'San Pedro on Ambergris Caye has the most bars and live music; Caye Caulker is small and easy, with sunset drinks at the Split; Placencia goes out along its beach sidewalk. Hopkins and Dangriga are where to hear Garifuna drums. Belize City fills late on Fridays and Saturdays; visitors take taxis after dark.',
      'The nights everybody stays up for are 20 September, with flag raising and fireworks, and 18 November in Dangriga, with drumming until the dories land. The sound of it all is punta rock, soca, dancehall, reggae and brukdown.',
    ],
    keywords: ['punta rock', 'bars', 'live music'],
    icon: 'moon',
  },
  {
    id: 'belize-city',
    question: 'What is there to do in Belize City?',
    answer: [
      'Belize City is the largest city, not the capital: that is Belmopan, inland. Walk across the Swing Bridge of 1923, which is still turned by hand; see St. John’s Cathedral, begun in 1812 of brick that came as ships’ ballast and the oldest Anglican church in Central America; the House of Culture opposite; the Museum of Belize in the former prison; and the Baron Bliss Lighthouse at Fort George.',
      'Digi Park on the seafront has the concerts and food stalls, and water taxis to Caye Caulker and San Pedro leave beside the Swing Bridge. The international airport lies at Ladyville, about half an hour away.',
    ],
    keywords: ['Swing Bridge', 'Digi Park', 'museum'],
    icon: 'city',
  },
  {
    id: 'culture',
    question: 'What is Belizean culture like?',
    answer: [
      'Many peoples share one small country: 397,483 people at the census of 2022, among them Mestizo, Kriol, Maya, Garifuna, East Indian and Mennonite Belizeans. Belize is the only country of Central America whose official language is English; Kriol is what everybody speaks with everybody, beside Spanish, Q’eqchi’, Mopan, Garifuna and Plautdietsch.',
      'Garifuna language, dance and music are on UNESCO’s list of the heritage of humanity; Jankunu dancers mock the old masters at Christmas; Toledo dances the Deer Dance in August; Benque builds altars for Los Finados in November; Gales Point drums the sambai on Boxing Day. Greet when you come in, and ask before you photograph a ceremony.',
    ],
    keywords: ['Garifuna', 'Kriol', 'Maya', 'Mestizo'],
    icon: 'drum',
  },
];
