import { MessageBar, MessageBarBody } from '@booking/ui/kit';

/** Something went wrong, and what was there is still there. */
export const Notice = ({ children }: { children: string }) => (
  <MessageBar intent="warning" layout="multiline" role="status">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);
