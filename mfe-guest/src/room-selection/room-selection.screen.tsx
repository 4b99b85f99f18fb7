import { NotOpenYet } from '../not-open-yet.tsx';

export const Screen = () => (
  <NotOpenYet title="Choose Your Room">
    You cannot choose a room here yet. Please call the hotel, and we will find one for you.
  </NotOpenYet>
);
