import { Notice } from '@booking/ui/kit';

/** What went wrong, above the form that it is about. */
export const Failure = ({ children }: { children: string }) => (
  <Notice intent="error" role="alert">
    {children}
  </Notice>
);
