import { NotOpenYet } from '../not-open-yet.tsx';

export const Screen = () => (
  <NotOpenYet title="Booking Confirmed">
    This page cannot show your booking yet. If you have paid, your payment is safe. Please call the hotel for any
    question.
  </NotOpenYet>
);
