import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet title="AI Assistants" purpose="Here staff will create, change and publish the voice assistants." />
);
