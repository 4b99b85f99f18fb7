import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { TestScenario } from '@booking/contracts/voice';
import { directNumberOf, isFictional } from '@booking/hotel/phone-number';
import { Refusal } from '../../platform/http/refusal.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import { VoicePlatform } from '../../providers/voice-platform.ts';
import { Assistants } from '../assistants/assistants.ts';
import { Consents } from '../consents/consents.ts';
import { Employees } from '../employees/employees.ts';
import { Modes } from '../mode/modes.ts';

const perDay = { points: 30, seconds: 24 * 60 * 60 };

/** Calls that staff have the assistant make to try it. Nobody is phoned who did not agree. */
@Injectable()
export class TestCalls {
  constructor(
    private readonly platform: VoicePlatform,
    private readonly assistants: Assistants,
    private readonly consents: Consents,
    private readonly employees: Employees,
    private readonly limits: RateLimits,
    private readonly modes: Modes,
  ) {}

  /** Phones a number, once. @returns the call's id @throws Refusal, ProviderError */
  async place(phoneNumber: string, testScenario: TestScenario): Promise<string> {
    const number = directNumberOf(phoneNumber);
    if (!number) {
      throw new Refusal(400, 'no_phone_number', 'This is no phone number. Write it like +1 512 555 0101.');
    }
    const mode = await this.modes.current();
    if (!(await this.hasAgreed(mode, number))) {
      throw new Refusal(
        403,
        'not_agreed',
        'This number has not agreed to test calls. Add it in Settings or to the employees, or use a number set aside for fiction such as +1 512 555 0101.',
      );
    }
    const assistant = (await this.assistants.list(mode)).find(({ assistantType }) => assistantType === 'guest');
    if (!assistant) throw new Refusal(409, 'no_assistant', 'There is no guest assistant yet that could phone.');
    await this.limits.count('test-call', mode, perDay);
    return (await this.platform.placeCall(mode, assistant.assistantId, number, { testScenario })).id;
  }

  private async hasAgreed(mode: Mode, number: string): Promise<boolean> {
    if (isFictional(number)) return true;
    const kind = { mode, who: number, what: 'call' } as const;
    const employee = await this.employees.ofPhone(mode, number);
    if (employee?.isActive) await this.consents.give(kind, { how: 'employee', source: employee.id });
    // what holds as an employee ends with that
    return employee?.isActive === true || this.consents.stands({ ...kind, how: 'settings' });
  }
}
