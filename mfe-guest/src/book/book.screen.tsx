import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Book Your Stay"
    purpose="Here guests will leave their dates before they call. Please call the hotel in the meantime."
  />
);
