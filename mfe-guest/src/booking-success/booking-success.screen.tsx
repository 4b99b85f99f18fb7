import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Booking Confirmed"
    purpose="Here guests will see that their booking is confirmed. If you have paid, your payment is safe; please call the hotel for any question."
  />
);
