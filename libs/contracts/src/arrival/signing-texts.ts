/** What stands in a text that guests sign for what the hotel's settings say: its name, and its hours as "4:00 PM". */
export const signingPlaceholders = { hotel: '{hotel}', checkIn: '{checkIn}', checkOut: '{checkOut}' } as const;

/** What guests sign on the registration card until the hotel says otherwise; a blank line parts paragraphs. */
export const registrationText = `I am registering as a guest of {hotel} for this reservation, for myself and for everybody who stays with me. The name, phone number and dates of the reservation are correct, and I am 18 or older.

Check-in is from {checkIn} on the day of arrival. Check-out is by {checkOut} on the day of departure. A later check-out has to be agreed with the front desk and may be charged.

All rooms are smoke-free, electronic cigarettes included. If somebody smokes in my room, I pay the cost of cleaning it.

Only the guests and pets named in the reservation stay overnight. I keep quiet hours from 10:00 PM to 7:00 AM and follow the fire and pool rules posted at the hotel.

I pay for damage to the room or its furnishings that I or my guests cause, and for things of the hotel that are missing after my stay.

I keep money and valuables with me or in the safe. As far as the law allows, {hotel} is not liable for things left in the room or in a vehicle.

{hotel} may end my stay if these rules are seriously broken. I then pay for the nights used and the costs I caused.

I agree that {hotel} keeps this signature and my photo ID in encrypted form to prove who stayed, and deletes the images when the time the hotel has set after my departure is over.`;

/** What guests sign as the credit-card authorization until the hotel says otherwise. */
export const authorizationText = `I authorize {hotel} to charge the card I paid this reservation with, or another card I present at the front desk, for this reservation.

The charges are the room rate, taxes and fees of the reservation as far as they are not paid yet, and what I order or use during the stay, such as parking, pets, meals, or extra nights I ask for.

The card may also be charged for smoking in the room, for damage, and for missing things, in the amount it costs {hotel} to make it good. I am told the amount and the reason before or at the time of the charge.

At check-in the hotel may place a hold on the card for incidentals. A hold is no charge: what is not used is released after check-out, and my bank decides how soon I see it.

No card number is asked for or kept here. Payments go through the hotel's payment provider, and I never need to send a picture of a card.

I am allowed to use this card. This authorization is for this stay only and ends when everything owed for the stay is paid. I can ask {hotel} for an itemized bill at any time.`;
