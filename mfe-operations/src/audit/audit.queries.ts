import { auditEndpoints, type AuditFilter } from '@booking/contracts/audit';
import { call } from '@booking/http/call';
import { queryOptions } from '@booking/remote-kit/kit';
import { fetchPage } from '../list/list-page.ts';
import { queryOf, type AuditView } from './audit-filter.ts';

export const auditQueries = {
  list: (view: AuditView) =>
    queryOptions({
      queryKey: ['audit', view],
      queryFn: ({ signal }) => fetchPage(auditEndpoints.list, queryOf(view), { signal }),
      staleTime: 0,
    }),
  count: (filter: AuditFilter) =>
    queryOptions({
      queryKey: ['audit-count', filter],
      queryFn: ({ signal }) => call(auditEndpoints.count, { query: filter }, { signal }),
      staleTime: 0,
    }),
  choices: () =>
    queryOptions({
      queryKey: ['audit-choices'],
      queryFn: ({ signal }) => call(auditEndpoints.choices, {}, { signal }),
    }),
};
