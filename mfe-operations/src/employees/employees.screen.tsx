import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet title="Employee Whitelist" purpose="Here staff will keep who may use the staff assistant." />
);
