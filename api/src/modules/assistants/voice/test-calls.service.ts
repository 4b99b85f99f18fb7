import { Injectable } from '@nestjs/common';
import type { TestScenario } from '@booking/contracts/voice';
import { directNumberOf } from '@booking/hotel/phone-number';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';
import { Assistants } from '../editing/assistants.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { TestNumbers } from './test-numbers.service.ts';

const perDay = { points: 30, seconds: 24 * 60 * 60 };

/** Test calls of an assistant to staff. Only numbers whose owners agreed are phoned. */
@Injectable()
export class TestCalls {
  constructor(
    private readonly platform: VoicePlatform,
    private readonly assistants: Assistants,
    private readonly numbers: TestNumbers,
    private readonly limits: RateLimits,
    private readonly modes: ModeService,
  ) {}

  /** Phones a number, once. @returns the call's id @throws Refusal, ProviderError */
  async place(phoneNumber: string, testScenario: TestScenario): Promise<string> {
    const number = directNumberOf(phoneNumber);
    if (!number) {
      throw new Refusal(400, 'no_phone_number', 'This is no phone number. Write it like +1 512 555 0101.');
    }
    const mode = await this.modes.current();
    await this.numbers.requireAllowed(mode, number);
    const assistant = (await this.assistants.list(mode)).find(({ assistantType }) => assistantType === 'guest');
    if (!assistant) throw new Refusal(409, 'no_assistant', 'There is no guest assistant yet that could phone.');
    await this.limits.count('test-call', mode, perDay);
    return (await this.platform.placeCall(mode, assistant.assistantId, number, { testScenario })).id;
  }
}
