import type { PublishStep } from '@booking/contracts/publish-step';
import { refusalOf } from '../../../platform/http/error.filter.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { nothingWentLive } from './publish-sentences.mapper.ts';

type Name = PublishStep['step'];

/** What was done one after the other, and how it went. */
export type PublishSteps = {
  done: PublishStep[];
  /** What callers hear if the next step fails. */
  holds: string;
  /** Does something as a step; what it throws is written down and thrown on. */
  run: <T>(step: Name, work: () => T | Promise<T>) => Promise<T>;
  note: (step: Name, wrong?: string) => void;
  /** Whether this step is the one that failed last. */
  failedAt: (step: Name) => boolean;
};

function startSteps(): PublishSteps {
  const done: PublishStep[] = [];
  const note: PublishSteps['note'] = (step, wrong = '') => void done.push({ step, ok: wrong === '', stderr: wrong });
  return {
    done,
    holds: nothingWentLive,
    note,
    failedAt: (step) => done.at(-1)?.step === step && !done.at(-1)!.ok,
    run: async (step, work) => {
      try {
        const result = await work();
        note(step);
        return result;
      } catch (error) {
        note(step, refusalOf(error).message);
        throw error;
      }
    },
  };
}

/** Does a publish. @throws Refusal for whatever a step throws, with the steps until then and what callers hear */
export async function runInSteps<T>(publish: (steps: PublishSteps) => Promise<T>): Promise<T> {
  const steps = startSteps();
  try {
    return await publish(steps);
  } catch (error) {
    if (steps.done.length === 0) throw error;
    const { status, code, message, issues } = refusalOf(error);
    const refusal = new Refusal(status, code, message, issues, { steps: steps.done, holds: steps.holds });
    refusal.cause = error;
    throw refusal;
  }
}
