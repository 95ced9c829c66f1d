export type FaqItem = {
  id: string;
  question: string;
  answer: readonly string[];
  keywords: readonly string[];
  icon: 'calendar' | 'sun' | 'plate' | 'moon' | 'city' | 'drum';
};

/** Six questions that visitors ask search engines. Decision 39 has the sources of their facts. */
export const FAQ: readonly FaqItem[] = [
  {
    id: 'events',
    question: 'What events and festivals are there in Belize?',
    answer: [
      'The year has two great seasons. The September Celebrations open with flag raisings at six in the morning on the 1st, honour St. George’s Caye Day on the 10th, bring pageants and a carnival road march, and end with fireworks on the night of the 20th and Independence Day on the 21st. On 19 November, Garifuna Settlement Day, dories land before sunrise to re-enact the arrival of the Garinagu; church, parade and drums follow. Dangriga has the biggest celebration; Hopkins, Seine Bight, Punta Gorda, Belize City and San Pedro have their own.',
      'In between come canoe racing on La Ruta Maya in March, the Holy Saturday Cross Country Cycling Classic at Easter, cashew and chocolate in May, lobster from July and tacos in Orange Walk in November, besides fourteen public and bank holidays. The calendar on this page has the dates.',
    ],
    keywords: ['festivals', 'September Celebrations', 'Garifuna Settlement Day', 'Lobsterfest'],
    icon: 'calendar',
  },
  {
    id: 'best-time',
    question: 'When is the best time to visit Belize?',
    answer: [
      'It is warm all year: about 68–81 °F from January to May and 72–90 °F from June to December. February to April is the driest and sunniest time, and prices are highest at Christmas and Easter. From June to November showers are usually short, though the far south gets much more rain. The hurricane season runs from 1 June to 30 November; in Belize the risk is greatest from August to October.',
      'Or choose by what you want to see: regattas and cycling at Easter, chocolate and cashew in May, lobster in July, parades in September, Garifuna drums in November.',
    ],
    keywords: ['weather', 'dry season', 'high season'],
    icon: 'sun',
  },
  {
    id: 'food',
    question: 'What food should I try in Belize?',
    answer: [
      'Start with the plate of every day: rice and beans cooked together in coconut milk, stew chicken red with recado, potato salad and fried plantain. For breakfast, fry jacks or johnny cakes with beans, cheese or eggs.',
      'Then let each people cook for you: hudut, fish in coconut broth with mashed plantain, and ereba, cassava bread, from the Garifuna; boil-up from the Kriol; caldo and cacao from the Maya of Toledo; panades, garnaches, escabeche and relleno negro from the Mestizo north, where Orange Walk is proud of its tacos. Lobster is in season from July to the end of February only.',
    ],
    keywords: ['rice and beans', 'hudut', 'fry jacks', 'lobster'],
    icon: 'plate',
  },
  {
    id: 'nightlife',
    question: 'Where do people go out at night?',
    answer: [
      'San Pedro on Ambergris Caye has the most bars and live music. Caye Caulker is small and easy, with sunset drinks at the Split, and Placencia goes out along its beach sidewalk. For Garifuna drums, go to Hopkins or Dangriga. Belize City goes out late on Fridays and Saturdays; take a taxi after dark.',
      'Two nights keep everybody up: 20 September, with flag raising and fireworks, and 18 November in Dangriga, when the drums play until the dories land. Expect punta rock, soca, dancehall, reggae and brukdown.',
    ],
    keywords: ['punta rock', 'bars', 'live music'],
    icon: 'moon',
  },
  {
    id: 'belize-city',
    question: 'What is there to do in Belize City?',
    answer: [
      'Belize City is the largest city but not the capital, which is Belmopan, inland. Walk across the Swing Bridge of 1923, still turned by hand now and then. See St. John’s Cathedral, begun in 1812 with brick that came as ships’ ballast and the oldest Anglican church in Central America; the House of Culture opposite; the Museum of Belize in the former prison; and the Baron Bliss Lighthouse at Fort George.',
      'Digi Park on the seafront has the concerts and food stalls. Water taxis to Caye Caulker and San Pedro leave beside the Swing Bridge, and the international airport is at Ladyville, about half an hour away.',
    ],
    keywords: ['Swing Bridge', 'Digi Park', 'museum'],
    icon: 'city',
  },
  {
    id: 'culture',
    question: 'What is Belizean culture like?',
    answer: [
      'Many peoples share one small country: 397,483 people at the census of 2022, among them Mestizo, Kriol, Maya, Garifuna, East Indian and Mennonite Belizeans. Belize is the only country of Central America whose official language is English. Kriol is the common tongue, and you will hear Spanish, Q’eqchi’, Mopan, Garifuna and Plautdietsch beside it.',
      'Garifuna language, dance and music are on UNESCO’s list of the heritage of humanity. Masked Jankunu dancers mock the colonial masters at Christmas; the Maya of San Antonio in Toledo dance the Deer Dance in August; Mestizo families build altars for Los Finados in November; Gales Point has its sambai drum circle. Say hello when you come in, and ask before you photograph a ceremony.',
    ],
    keywords: ['Garifuna', 'Kriol', 'Maya', 'Mestizo'],
    icon: 'drum',
  },
];
