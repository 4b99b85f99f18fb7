import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { staffCodeText } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { fullName } from '../employees/employee.entity.ts';
import { Employees } from '../employees/employees.service.ts';
import { VerificationChallengeRepository } from './verification-challenge.repository.ts';
import { notSentPrefix, VerificationLogs } from './verification-logs.service.ts';

export const codeSealPurpose = 'verification code';

/** The code is sealed: the queue keeps its jobs for a day. */
export const textCode: JobKind<{ challengeId: string; code: string; language?: GuestLanguage | null }> = {
  name: 'text-verification-code',
  data: z.object({ challengeId: z.uuid(), code: z.string(), language: z.enum(['en', 'es']).nullish() }),
  retries: 8,
  longestWaitSeconds: 60,
  seconds: 60,
  workers: 2,
};

const isPassing = (error: unknown): boolean =>
  !(error instanceof Refusal) || (error instanceof ProviderError && error.kind !== 'refused');

/** Texts codes to numbers on the whitelist. In a job, so that the response takes as long for other numbers. */
@Injectable()
export class TextCodeJob implements OnApplicationBootstrap {
  constructor(
    private readonly challenges: VerificationChallengeRepository,
    private readonly employees: Employees,
    private readonly logs: VerificationLogs,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly sealed: Sealed,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(textCode, ({ challengeId, code, language }) =>
      this.text(challengeId, code, language ?? null),
    );
  }

  private async text(id: string, sealed: string, language: GuestLanguage | null): Promise<void> {
    const challenge = await this.challenges.find(id);
    if (!challenge || challenge.expiresAt <= this.clock.now()) return;
    const { mode, phone, callId, ipAddress } = challenge;
    const employee = await this.employees.findByPhone(mode, phone);
    const employeeName = employee && fullName(employee);
    const refuse = (why: string): Promise<void> =>
      this.logs.write({ mode, employeeName, phoneNumber: phone, callId, ipAddress }, notSentPrefix + why);
    if (!employee?.isActive) return refuse(`the number is ${employee ? 'inactive' : 'unknown'}`);
    const code = this.sealed.open(codeSealPurpose, sealed);
    if (code === undefined) return refuse('its code was sealed by a key that is gone');
    const body = staffCodeText({ language, hotel: await this.hotel.read() }, code);
    try {
      const agreed = { how: 'employee', source: employee.id } as const;
      await this.texts.send(mode, { to: phone, body, purpose: 'staff code', callId, key: `staff code ${id}`, agreed });
    } catch (error) {
      if (isPassing(error)) throw error;
      await refuse((error as Error).message);
    }
  }
}
