import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Settings"
    purpose="Here the hotel profile and the connection to the property system will be set up."
  />
);
