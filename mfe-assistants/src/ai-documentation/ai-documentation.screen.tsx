import { NotBuiltYet } from '@booking/ui/kit';

export const Screen = () => (
  <NotBuiltYet
    title="AI Assistant Documentation"
    purpose="Here staff will keep the rules and guidelines for how the AI assistant communicates."
  />
);
