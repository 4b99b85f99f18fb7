import type { Line } from '../providers/said-calls.ts';

type Planted = { group: string; question: string; lines: Line[]; analysis?: object };

const everything =
  'This is the Lakeside Hotel. Check-in starts at 4 PM. Check-out is until 11 AM. The hotel has parking.';
const facts = (topic: string, result: string): Line => ({ tool: 'get_property_facts', arguments: { topic }, result });

const asked = (group: string, question: string, reply: string): Planted => ({
  ...{ group, question },
  lines: ['A: Lakeside Hotel, how can I help?', `G: Hello. ${question}`, `A: ${reply}`, 'G: Okay, thank you, bye.'],
});
const searched = (group: string, question: string, topic: string, reply: string): Planted => ({
  ...{ group, question },
  lines: [
    'A: Lakeside Hotel, how can I help?',
    `G: ${question}`,
    facts(topic, everything),
    `A: ${reply}`,
    'G: Thanks.',
  ],
});

/** Questions of callers that had no answer, each with the words that its group is known by. */
export const plantedQuestions: Planted[] = [
  asked('pets', 'Can I bring my dog?', 'I don’t have that information.'),
  asked('pets', 'Do you allow pets in the rooms?', 'I’m not sure about that. The front desk can tell you.'),
  asked('pets', 'Are cats okay to bring?', 'I do not know, I am sorry.'),
  asked('pets', '¿Aceptan mascotas?', 'No tengo esa información.'),
  asked('airport', 'Do you have an airport shuttle?', 'The front desk can tell you more about that. Anything else?'),
  asked('airport', 'How far is the airport?', 'I am not able to confirm that.'),
  asked('airport', '¿Tienen transporte desde el aeropuerto?', 'No estoy segura, la recepción le puede informar.'),
  asked('luggage', 'Can you store our luggage after check-out?', 'I couldn’t find any information on that.'),
  asked('luggage', 'Where can we leave our bags?', 'You would have to ask the front desk.'),
  asked('luggage', '¿Dónde podemos dejar las maletas?', 'Lo siento, no sé.'),
  asked('charger', 'Is there a place to charge a Tesla?', 'I do not have that at hand, but the front desk does.'),
  searched('charger', 'do you have chargers for electric cars', 'charging', 'We have parking. Anything else?'),
  asked('crib', 'Can we get a crib for the baby?', 'I’m not certain.'),
  asked('crib', '¿Hay cuna para bebé?', 'Desconozco si hay.'),
  searched('spa', 'Do you have a spa?', 'spa', 'We have parking, and check-in starts at 4 PM.'),
  asked('spa', 'How much is a massage at the spa?', 'I don’t have the prices for that.'),
  asked('wifi', 'What is the wifi password?', 'I don’t know.'),
  searched('wifi', 'Is the internet fast enough for video calls?', 'internet speed', 'We have parking.'),
  asked('weddings', 'Do you host weddings?', 'That is not something I can answer.'),
  {
    ...{ group: 'alone son under', question: 'Can my son under 18 check in alone?' },
    lines: ['A: Hello.', 'G: Can my son under 18 check in alone?', 'A: Check-in starts at 4 PM.', 'G: Okay, bye.'],
    analysis: {
      successEvaluation: 'false',
      structuredData: { unansweredQuestions: ['Can a son under 18 check in alone?'] },
    },
  },
];

/** What sounds like one and is none. */
export const answeredQuestions: Line[][] = [
  ['A: Hello.', 'G: What time is check-in?', 'A: Check-in starts at 4 PM.', 'G: Thanks, bye.'],
  [
    'A: Hello.',
    'G: Do you have parking?',
    facts('parking', 'The hotel has parking.'),
    'A: Yes, we have parking.',
    'G: Bye.',
  ],
  ['A: Hello.', 'G: Sorry, what did you say?', 'A: I’m not sure I understood you.', 'G: Bye.'],
  ['A: Hello.', 'G: Can you find my reservation?', 'A: I do not have a reservation under that name.', 'G: Bye.'],
  ['A: Hello.', 'G: My name is Rosa.', 'A: I do not know how that is spelled.', 'G: R, O, S, A.'],
  ['A: Hello.', 'G: Do you have a sauna?', facts('sauna', everything), 'A: Yes, the sauna is upstairs.', 'G: Thanks.'],
  ['A: Hola.', 'G: ¿Se puede fumar?', 'A: No se permite fumar.', 'G: Gracias.'],
  ['A: Hello.', 'G: Tell me about the hotel.', facts('hotel', everything), 'A: We are by the lake.', 'G: Thanks.'],
  [
    'A: Hello.',
    'G: When is breakfast?',
    'A: From 7 to 10. Contact the front desk if you need anything else.',
    'G: Bye.',
  ],
];
