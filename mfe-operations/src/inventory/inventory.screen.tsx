import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet title="Inventory Management" purpose="Here staff will look up free rooms, rates, taxes and fees." />
);
