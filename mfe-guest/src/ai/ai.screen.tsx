import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet title="AI Assistants" purpose="Here anybody will be able to talk to the hotel's assistants." />
);
