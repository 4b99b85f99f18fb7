import { NotOpenYet } from '../not-open-yet.tsx';

export const Screen = () => (
  <NotOpenYet title="Pre-Check-In">
    You cannot check in here yet. Reception will check you in when you arrive.
  </NotOpenYet>
);
