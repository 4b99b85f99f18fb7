import type { RequestOptions } from '@booking/http/request';

declare module '@tanstack/react-query' {
  interface Register {
    /** On the server: the `fetch` that sends a query on behalf of the guest. */
    queryMeta: RequestOptions;
  }
}
