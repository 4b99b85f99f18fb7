import type { PublishStep } from '@booking/contracts/publish-step';
import { refusalOf } from '../../../platform/http/error.filter.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { nothingWentLive } from './publish-sentences.mapper.ts';

type Name = PublishStep['step'];

/** What a publish did one after the other, and how it went. */
export class PublishSteps {
  readonly done: PublishStep[] = [];
  /** What callers hear if the next step fails. */
  holds = nothingWentLive;

  /** Does something as a step; what it throws is written down and thrown on. */
  async run<T>(step: Name, work: () => T | Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.note(step);
      return result;
    } catch (error) {
      this.note(step, refusalOf(error).message);
      throw error;
    }
  }

  note(step: Name, wrong = ''): void {
    this.done.push({ step, ok: wrong === '', stderr: wrong });
  }

  /** Whether this step is the one that failed last. */
  failedAt(step: Name): boolean {
    const last = this.done.at(-1);
    return last?.step === step && !last.ok;
  }

  /** What a publish throws for an error that ended it: the same, with the steps until then and what callers hear. */
  toError(error: unknown): unknown {
    if (this.done.length === 0) return error;
    const { status, code, message, issues } = refusalOf(error);
    const refusal = new Refusal(status, code, message, issues, { steps: this.done, holds: this.holds });
    refusal.cause = error;
    return refusal;
  }
}
