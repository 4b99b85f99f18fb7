import type { SigningTextEntity } from './signing-text.entity.ts';

export type SigningKind = SigningTextEntity['kind'];

/** What guests put their names under until the hotel words it otherwise; `{hotel}` becomes its name. */
export const defaultSigningTexts: Record<SigningKind, { title: string; paragraphs: string[] }> = {
  registration: {
    title: 'Registration Card',
    paragraphs: [
      '{hotel} registers me as its guest for the dates and the room of this reservation. My name, my address and the number of people who stay with me are as I gave them.',
      'My room is ready from 4:00 PM on the day of arrival, and I leave it by 11:00 AM on the day of departure. I ask before that hour if I want to stay longer.',
      'The hotel is smoke-free. For smoking in a room, for damage and for missing items I pay what it costs to put things right.',
      'I keep valuables safe and lock my room. The hotel is liable for them only as far as the law says.',
      'I keep the rules of the house, quiet at night among them, and see to it that everybody who stays with me does so too.',
    ],
  },
  authorization: {
    title: 'Credit Card Authorization',
    paragraphs: [
      '{hotel} may charge the card I pay with, or the one I show at the desk, for the room, taxes and fees of this reservation as far as they are not paid yet.',
      'It may also charge what I or those who stay with me order or use during the stay, and what damage, smoking in a room or a later departure costs by the registration card I signed.',
      'Before such a charge I am told what it is for and how much it is. I get a receipt for each.',
      'No card number is asked for here. I give it only on the payment page or at the desk.',
      'This authorization ends when the bill of this stay is settled.',
    ],
  },
};
