import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Integrations & API Testing"
    purpose="Here the connections to the voice platform, the property system, payments and texts will be watched and tested."
  />
);
