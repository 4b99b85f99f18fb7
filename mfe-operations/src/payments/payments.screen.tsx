import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Payment Events"
    purpose="Here every payment will be listed with its state, its call and its reservation."
  />
);
