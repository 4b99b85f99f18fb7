import { Injectable } from '@nestjs/common';
import { toolOf, type ToolAudience } from '@booking/contracts/tools';
import { ToolRunner, type ToolAnswer } from '../../providers/tool-runner.ts';

/** The assistants' tools. None does its work yet, and each says so in words a caller can be told. */
@Injectable()
export class Tools extends ToolRunner {
  async run(audience: ToolAudience, name: string): Promise<ToolAnswer> {
    if (!toolOf(audience, name)) return { error: `There is no tool called ${name}.` };
    return { error: 'This is not available yet. Please tell the caller that the front desk will help.' };
  }
}
