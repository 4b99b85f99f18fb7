import { Injectable, Logger } from '@nestjs/common';
import { toolOf, type ToolAudience } from '@booking/contracts/tools';
import { Refusal } from '../../platform/http/refusal.ts';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import { ToolRunner, type ToolAnswer, type ToolContext } from '../../providers/tool-runner.ts';
import { CustomerTools } from './customer-tools.ts';
import { GuestTools } from './guest-tools.ts';
import { StaffTools } from './staff-tools.ts';
import type { ToolWork } from './tool-work.ts';

/** The assistants' tools: arguments are checked by the catalogue, and every failure is something a caller can be told. */
@Injectable()
export class Tools extends ToolRunner {
  private readonly logger = new Logger('Tools');
  private readonly work: Record<ToolAudience, Record<string, ToolWork>>;

  constructor(guests: GuestTools, staff: StaffTools, customers: CustomerTools) {
    super();
    this.work = { guest: guests.work, staff: staff.work, customer_experience: customers.work };
  }

  async run(
    audience: ToolAudience,
    name: string,
    args: Record<string, unknown>,
    context: ToolContext,
  ): Promise<ToolAnswer> {
    const tool = toolOf(audience, name);
    if (!tool) return { error: `There is no tool called ${name}.` };
    const work = this.work[audience][name];
    if (!work) return { error: 'This is not available yet. Please tell the caller that the front desk will help.' };
    const parsed = tool.parameters.safeParse(args);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return { error: `Ask the caller again: ${issue?.path.join('.')}: ${issue?.message}` };
    }
    try {
      return { result: await work(parsed.data, context) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.logger.warn({ err: error, tool: name, callId: context.callId });
      // what a service answers is for the desk; our own refusals are made to be said aloud
      return { error: (error instanceof ProviderError && tool.fails) || error.message };
    }
  }
}
