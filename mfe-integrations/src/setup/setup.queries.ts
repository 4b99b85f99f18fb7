import type { Mode } from '@booking/contracts/mode';
import {
  setupEndpoints,
  type Setup,
  type SetupProvider,
  type SetupStep,
  type SetupStepId,
} from '@booking/contracts/setup';
import { call } from '@booking/http/call';
import { queryOptions, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { sawNewCallback } from './callbacks/saw-new-callback.ts';

const lookMs = 2_000;
const looks = 5;

export const setupQueries = {
  all: ['setup'] as const,
  /** Services change elsewhere, so each visit asks anew. @param mode the current one unless said */
  ofMode: (mode?: Mode) =>
    queryOptions({
      queryKey: [...setupQueries.all, mode ?? 'current'],
      queryFn: ({ signal }) => call(setupEndpoints.read, { query: { mode } }, { signal }),
      staleTime: 0,
    }),
};

/** Shows a step as it was answered. Where its status changed, others may depend on it, so all are asked anew. */
function useShowStep(mode: Mode) {
  const client = useQueryClient();
  return (step: SetupStep): void => {
    const known = client.getQueriesData<Setup>({ queryKey: setupQueries.all }).map(([, setup]) => setup);
    const before = known.find((setup) => setup?.mode === mode)?.steps.find(({ id }) => id === step.id);
    client.setQueriesData<Setup>({ queryKey: setupQueries.all }, (setup) =>
      setup?.mode === mode
        ? { ...setup, steps: setup.steps.map((other) => (other.id === step.id ? step : other)) }
        : setup,
    );
    if (before?.status !== step.status) void client.invalidateQueries({ queryKey: setupQueries.all });
  };
}

export function useCheckStep(mode: Mode, step: SetupStepId) {
  return useMutation({
    mutationFn: () => call(setupEndpoints.check, { body: { mode, step } }),
    onSuccess: useShowStep(mode),
  });
}

export function useSaveCredentials(mode: Mode, step: SetupProvider) {
  return useMutation({
    mutationFn: (values: Record<string, string>) =>
      call(setupEndpoints.saveCredentials, { body: { mode, step, values } }),
    onSuccess: useShowStep(mode),
  });
}

export function useSetUpCallbacks(mode: Mode, step: SetupProvider) {
  return useMutation({
    mutationFn: () => call(setupEndpoints.setUpCallbacks, { body: { mode, step } }),
    onSuccess: useShowStep(mode),
  });
}

/** Has an event sent, and looks some seconds for its arrival. @returns the step, whether it arrived or not */
export function useProveCallbacks(mode: Mode, step: SetupProvider) {
  return useMutation({
    mutationFn: async (before: SetupStep) => {
      let now = await call(setupEndpoints.proveCallbacks, { body: { mode, step } });
      for (let look = 0; look < looks && !sawNewCallback(before, now); look++) {
        await new Promise((resolve) => setTimeout(resolve, lookMs));
        now = await call(setupEndpoints.check, { body: { mode, step } });
      }
      return now;
    },
    onSuccess: useShowStep(mode),
  });
}

export function useGoLive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isRehearsal: boolean) => call(setupEndpoints.goLive, { body: { isRehearsal } }),
    onSuccess: () => client.invalidateQueries({ queryKey: setupQueries.all }),
  });
}
