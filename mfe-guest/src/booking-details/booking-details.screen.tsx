import { NotOpenYet } from '../not-open-yet.tsx';

export const Screen = () => (
  <NotOpenYet title="Complete Your Booking">
    You cannot complete your booking here yet. Please call the hotel, and we will do it with you.
  </NotOpenYet>
);
