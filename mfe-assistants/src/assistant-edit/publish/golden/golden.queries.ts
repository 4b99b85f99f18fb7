import { goldenCallEndpoints, type GoldenCall } from '@booking/contracts/golden-calls';
import { asSaid } from '@booking/contracts/labels';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { queryOptions, useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { assistantQueries } from '../../../assistants.queries.ts';

export type GoldenFields = Pick<GoldenCall, 'name' | 'assistantType' | 'turns' | 'isActive'>;

/** Asked anew with the assistants: a publish plays the calls too. */
const all = [...assistantQueries.all, 'golden calls'] as const;

export const goldenCallsOf = (assistantType: GoldenCall['assistantType']) =>
  queryOptions({
    queryKey: [...all, assistantType],
    queryFn: ({ signal }) =>
      call(goldenCallEndpoints.list, { query: { assistantType: asSaid(assistantType) } }, { signal }),
    staleTime: 0,
  });

/** Shows the golden calls as they are now. */
export function useInvalidateGoldenCalls() {
  const client = useQueryClient();
  return (): Promise<void> => client.invalidateQueries({ queryKey: all });
}

type Action<Input, Answer> = { act: (input: Input) => Promise<Answer>; done: string; failure: string };

function useGoldenAction<Input, Answer>({ act, done, failure }: Action<Input, Answer>) {
  const { toast } = useHost();
  const invalidate = useInvalidateGoldenCalls();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast({ title: done }),
    onError: (error) => toast({ intent: 'error', title: 'Error', body: failureOf(error, failure) }),
    onSettled: invalidate,
  });
}

const saving = { done: 'Golden call saved', failure: 'Failed to save the golden call' };

/** Writes a new call down, or changes the one that was looked at, unless somebody else has meanwhile. */
export const useSaveGoldenCall = (base: GoldenCall | undefined) =>
  useGoldenAction({
    act: (fields: GoldenFields) => {
      const body = { ...fields, assistantType: asSaid(fields.assistantType) };
      return base
        ? call(goldenCallEndpoints.change, { params: { id: base.id }, body: { ...body, revision: base.revision } })
        : call(goldenCallEndpoints.create, { body });
    },
    ...saving,
  });

/** Puts a call aside or takes it up again, whatever it says by now. */
export const useSwitchGoldenCall = ({ id }: GoldenCall) =>
  useGoldenAction({
    act: (isActive: boolean) => call(goldenCallEndpoints.change, { params: { id }, body: { isActive } }),
    ...saving,
  });

export const useRemoveGoldenCall = ({ id }: GoldenCall) =>
  useGoldenAction({
    act: () => call(goldenCallEndpoints.remove, { params: { id } }),
    done: 'Golden call removed',
    failure: 'Failed to remove the golden call',
  });
