import type { SetupStep, SetupStepId } from '@booking/contracts/setup';
import type { SetupFinding } from '../../../providers/setup/service-setup.port.ts';

/** The worst comes first. */
const order = ['wrong', 'missing', 'waiting', 'done'] as const;

type Rest = Partial<Omit<SetupStep, 'id' | 'status' | 'found' | 'whatToDo' | 'checks'>> & { checkedAt: string };

/** A step is as good as the worst of its checks, and says first what to do about that one. */
export function stepOf(id: SetupStepId, checks: readonly SetupFinding[], rest: Rest): SetupStep {
  const status = order.find((each) => checks.some((check) => check.status === each)) ?? 'done';
  const first = checks.find((check) => check.status === status);
  return {
    id,
    status,
    found: first?.found ?? null,
    whatToDo: first?.whatToDo ?? null,
    checks: [...checks],
    fields: [],
    addresses: [],
    canSetUpCallbacks: false,
    canProveCallbacks: false,
    lastCallbackAt: null,
    ...rest,
  };
}
