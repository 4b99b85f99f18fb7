import { daysBetween, spokenDate } from '../../shared-kernel/plain-date.ts';
import { nightsWords, partyWords, type Stay } from '../scene.ts';
import type { MissingDetail } from './stay-so-far.ts';
import type { Wish } from './wish.ts';

/** What the assistant can have asked last. */
export type Question = NonNullable<MissingDetail> | 'link' | 'form' | 'choice' | 'name' | 'number' | 'more';

/** The languages that the assistant writes in. */
export type ChatLanguage = 'en' | 'es';

type Phrases = {
  questions: Readonly<Record<Question, string>>;
  offer: string;
  sorry: string;
  ofCourse: string;
  cannotCancel: string;
  cannotPutThrough: string;
  /** What was understood of a stay. */
  stay(stay: Stay): string;
};

const dayIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const PHRASES: Readonly<Record<ChatLanguage, Phrases>> = {
  en: {
    questions: {
      arrival: 'When would you like to arrive, and when do you leave?',
      departure: 'Until when would you like to stay?',
      party: 'How many adults and children will be staying?',
      link: 'Shall I text you a link where you can choose your room?',
      form: 'I can text you a form for your details instead. Shall I?',
      choice: 'Tell me when you have chosen a room.',
      name: 'What is the last name of the reservation?',
      number: 'What is the confirmation number? If you do not have it, just say so.',
      more: 'Can I help you with anything else?',
    },
    offer:
      'I can look up free rooms and prices, text you a link to book, answer questions about the house, or find your reservation. What would you like?',
    sorry: 'Our front desk can help you with that, and you are welcome to call again later.',
    ofCourse: 'Of course. ',
    cannotCancel: 'I cannot cancel it myself: please ask the front desk to. ',
    cannotPutThrough: 'I cannot put you through. ',
    stay: (stay) =>
      `That is ${spokenDate(stay.startDate)} until ${spokenDate(stay.endDate)}, ${nightsWords(stay)}, for ${partyWords(stay)}.`,
  },
  es: {
    questions: {
      arrival: '¿Qué día quiere llegar y qué día se va?',
      departure: '¿Hasta qué día quiere quedarse?',
      party: '¿Cuántos adultos y niños se hospedan?',
      link: '¿Le envío un enlace para elegir su habitación?',
      form: 'También puedo enviarle un formulario para sus datos. ¿Se lo envío?',
      choice: 'Avíseme cuando haya elegido una habitación.',
      name: '¿A qué apellido está la reserva?',
      number: '¿Cuál es el número de confirmación? Si no lo tiene, dígamelo.',
      more: '¿Puedo ayudarle en algo más?',
    },
    offer:
      'Puedo buscar habitaciones libres y precios, enviarle un enlace para reservar, responder preguntas sobre el hotel o buscar su reserva. ¿Qué desea?',
    sorry: 'Nuestra recepción puede ayudarle con eso, y puede llamarnos de nuevo más tarde.',
    ofCourse: 'Claro que sí. ',
    cannotCancel: 'No puedo cancelarla yo: pídalo en la recepción, por favor. ',
    cannotPutThrough: 'No puedo comunicarle. ',
    stay: ({ startDate, endDate, adults, children }) => {
      const party = [counted(adults, 'adulto', 'adultos'), ...(children ? [counted(children, 'niño', 'niños')] : [])];
      const days = `del ${dayIn('es-US', startDate)} al ${dayIn('es-US', endDate)}`;
      return `Entiendo: ${days}, ${counted(daysBetween(startDate, endDate), 'noche', 'noches')}, ${party.join(' y ')}.`;
    },
  },
};

/** What a caller with each wish did, for the summary of the call. */
export const ABOUT: Readonly<Record<Wish, string>> = {
  book: 'wanted to book a room',
  rooms: 'asked for rooms and prices',
  house: 'asked about the house',
  reservation: 'asked about a reservation',
  colleague: 'wanted to speak to somebody at the front desk',
  goodbye: 'said goodbye',
};
