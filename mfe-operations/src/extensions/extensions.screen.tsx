import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Extension Requests"
    purpose="Here stay extensions will be listed with their payment and their state in the property system."
  />
);
