import { employeeEndpoints, type Employee } from '@booking/contracts/employees';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { queryOptions, useHost, useMutation, useQueryClient, type Toast } from '@booking/remote-kit/kit';
import type { EmployeeValues } from './employee-values.ts';

export const employeeQueries = {
  list: () =>
    queryOptions({
      queryKey: ['employees'],
      queryFn: ({ signal }) => call(employeeEndpoints.list, {}, { signal }),
      staleTime: 0,
    }),
};

type Action<Input, Answered> = {
  act: (input: Input) => Promise<Answered>;
  done: (answered: Answered) => Toast;
  failed: (error: Error) => Toast;
};

/** Changes the whitelist and says what came of it; it is pending until the screen shows it. */
function useWhitelistAction<Input, Answered>({ act, done, failed }: Action<Input, Answered>) {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answered) => toast(done(answered)),
    onError: (error) => toast({ intent: 'error', ...failed(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: employeeQueries.list().queryKey }),
  });
}

const toasts = (done: string, failure: string) => ({
  done: () => ({ title: done }),
  failed: (error: Error) => ({ title: 'Error', body: failureOf(error, failure) }),
});

export const useAdd = () =>
  useWhitelistAction({
    act: (body: EmployeeValues) => call(employeeEndpoints.create, { body }),
    ...toasts('Employee added successfully', 'Failed to add employee'),
  });

export const useUpdate = ({ id }: Employee) =>
  useWhitelistAction({
    act: (body: Partial<EmployeeValues>) => call(employeeEndpoints.update, { params: { id }, body }),
    ...toasts('Employee updated successfully', 'Failed to update employee'),
  });

export const useRemove = ({ id }: Employee) =>
  useWhitelistAction({
    act: () => call(employeeEndpoints.remove, { params: { id } }),
    ...toasts('Employee deleted successfully', 'Failed to delete employee'),
  });

const syncFailed = (error: Error): Toast => ({
  title: 'Sync Failed',
  body: failureOf(error, 'Failed to sync from the property-management system'),
});

export const useSync = () =>
  useWhitelistAction({
    act: () => call(employeeEndpoints.sync),
    done: ({ message, warning }) => ({ title: 'Sync Complete', body: warning ? `${message} ${warning}` : message }),
    failed: syncFailed,
  });

/** Asks what a sync would do. */
export function useSyncPreview() {
  const { toast } = useHost();
  return useMutation({
    mutationFn: () => call(employeeEndpoints.previewSync),
    onError: (error) => toast({ intent: 'error', ...syncFailed(error) }),
  });
}
