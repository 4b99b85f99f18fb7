import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="Remotes"
    purpose="Here teams will see which version of each section is live, how it is doing, and roll it back."
  />
);
