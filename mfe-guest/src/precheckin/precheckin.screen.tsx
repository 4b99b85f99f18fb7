import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Pre-Check-In"
    purpose="Here guests will check in before they arrive. Reception will help in the meantime."
  />
);
