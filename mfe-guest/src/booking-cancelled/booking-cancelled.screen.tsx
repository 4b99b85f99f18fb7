import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet title="Booking Cancelled" purpose="Here guests will see that a payment was cancelled." />
);
