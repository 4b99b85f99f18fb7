import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Complete Your Booking"
    purpose="Here guests will give the details for their booking. Please call the hotel in the meantime."
  />
);
