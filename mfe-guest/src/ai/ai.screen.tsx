import { NotOpenYet } from '../not-open-yet.tsx';

export const Screen = () => (
  <NotOpenYet title="AI Assistants">You cannot talk to our assistants here yet. Please call the hotel.</NotOpenYet>
);
