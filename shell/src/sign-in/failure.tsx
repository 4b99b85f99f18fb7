import { Notice } from '@booking/ui/first';

/** What went wrong, above the form that it is about. */
export const Failure = ({ children }: { children: string }) => (
  <Notice intent="error" role="alert">
    {children}
  </Notice>
);
