import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet title="Edit Assistant" purpose="Here one assistant will be changed, tried and published." />
);
