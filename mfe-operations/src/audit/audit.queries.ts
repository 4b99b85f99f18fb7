import { auditEndpoints, type AuditFilter } from '@booking/contracts/audit';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../list/list-page.ts';

export const auditQueries = {
  list: (filter: AuditFilter) =>
    queryOptions({
      queryKey: ['audit', filter],
      queryFn: ({ signal }) => fetchPage(auditEndpoints.list, filter, { signal }),
      staleTime: 0,
    }),
  choices: () =>
    queryOptions({
      queryKey: ['audit-choices'],
      queryFn: ({ signal }) => call(auditEndpoints.choices, {}, { signal }),
    }),
};
