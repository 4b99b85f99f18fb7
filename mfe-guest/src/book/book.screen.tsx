import { NotOpenYet } from '../not-open-yet.tsx';

export const Screen = () => (
  <NotOpenYet title="Book Your Stay">
    You cannot leave your dates here yet. Please call the hotel to book your stay.
  </NotOpenYet>
);
