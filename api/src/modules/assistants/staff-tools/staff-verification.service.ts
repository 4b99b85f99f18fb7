import { Injectable } from '@nestjs/common';
import type { staffTools } from '@booking/contracts/staff-tools';
import { parseCode } from '@booking/spoken-language/said-codes';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { CallVerifications } from '../../people/verification/call-verifications.service.ts';
import { fullName } from '../../people/employees/employee.entity.ts';
import { Verifications } from '../../people/verification/verifications.service.ts';
import type { ArgumentsOf, ToolHandler } from '../tools/tool-handler.port.ts';

type Arguments<Name extends keyof typeof staffTools> = ArgumentsOf<typeof staffTools, Name>;

/** A code belongs to the call it was asked for in. @throws Refusal 409 where there is no call */
function callOf({ callId }: ToolContext): string {
  if (callId) return callId;
  throw new Refusal(409, 'no_call', 'A code can be asked for and read out in a call only.');
}

/** How a caller proves to be an employee. */
@Injectable()
export class StaffVerification {
  readonly work: Record<'send_verification_code' | 'verify_code', ToolHandler>;

  constructor(
    private readonly verifications: Verifications,
    private readonly calls: CallVerifications,
  ) {
    this.work = {
      send_verification_code: (args, context) =>
        this.send(args as Arguments<'send_verification_code'>, callOf(context)),
      verify_code: (args, context) => this.verify(args as Arguments<'verify_code'>, callOf(context)),
    };
  }

  private async send({ phone }: Arguments<'send_verification_code'>, callId: string): Promise<string> {
    await this.verifications.send({ callId }, phone);
    return 'If this number is on the whitelist, a code of six digits is on its way by text.';
  }

  private async verify({ code }: Arguments<'verify_code'>, callId: string): Promise<string> {
    const employee = await this.verifications.verify({ callId }, parseCode(code));
    return `${fullName(employee)}, ${employee.role}, is verified for this call.`;
  }
}
