import { NotOpenYet } from '../not-open-yet.tsx';

export const Screen = () => (
  <NotOpenYet title="Booking Cancelled">
    This page cannot show your booking yet. Please call the hotel, and we will help you.
  </NotOpenYet>
);
