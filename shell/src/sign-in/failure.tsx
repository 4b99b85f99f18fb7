import { MessageBar, MessageBarBody } from '@booking/ui/kit';

/** What went wrong, above the form that it is about. */
export const Failure = ({ children }: { children: string }) => (
  <MessageBar intent="error" layout="multiline" role="alert">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);
