import type { PublishStep } from '@booking/contracts/publishing';

type Name = PublishStep['step'];

/** What was done one after the other, and how it went. */
export type Steps = {
  done: PublishStep[];
  /** Does something as a step; what it throws is written down and thrown on. */
  run: <T>(step: Name, work: () => T | Promise<T>) => Promise<T>;
  note: (step: Name, wrong?: string) => void;
  /** Whether this step is the one that failed last. */
  failedAt: (step: Name) => boolean;
};

export function startSteps(): Steps {
  const done: PublishStep[] = [];
  const note: Steps['note'] = (step, wrong = '') => void done.push({ step, ok: wrong === '', stderr: wrong });
  return {
    done,
    note,
    failedAt: (step) => done.at(-1)?.step === step && !done.at(-1)!.ok,
    run: async (step, work) => {
      try {
        const result = await work();
        note(step);
        return result;
      } catch (error) {
        note(step, (error as Error).message);
        throw error;
      }
    },
  };
}
