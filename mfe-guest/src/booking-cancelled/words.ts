type Words = { title: string; text: string; more: string };

// S2 section 2
const booking: Words = {
  title: 'Booking Cancelled',
  text: 'Your payment was cancelled and no charges were made. Your reservation was not completed.',
  more: 'If you still want to stay with us, please call the hotel.',
};

const standing = (more: string): Words => ({
  title: 'Payment Cancelled',
  text: 'Your payment was cancelled and no charges were made. Your reservation is as it was before.',
  more,
});

const words = new Map([
  [
    'extension',
    standing('If you still want to stay longer, please open the link in your texts again or call the hotel.'),
  ],
  ['balance', standing('To pay, please open the link in your texts again or call the hotel.')],
]);

/** What a guest who turned back from paying reads. @param purpose as the address has it; without one it was a booking */
export const wordsOf = (purpose: string | null): Words => words.get(purpose ?? '') ?? booking;
