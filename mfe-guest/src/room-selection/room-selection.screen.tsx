import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Choose Your Room"
    purpose="Here guests will choose a room from the link they were texted. Please call the hotel in the meantime."
  />
);
