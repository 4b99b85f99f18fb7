import { Injectable } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { ConsentEntity } from './consent.entity.ts';
import { ConsentRepository } from './consent.repository.ts';
import { textVersionOf, type ConsentMethod } from './consent-wording.rule.ts';

type Kind = Pick<ConsentEntity, 'mode' | 'who' | 'what'>;

/** How a person agreed, and where that can be looked up. */
export type ConsentGround = { how: ConsentMethod; source: string | null };

/** The consent of a guest who asked for a text on the phone or in a conversation on the website. */
export const consentGroundOfCall = (callId: string | null, isFromWeb: boolean): ConsentGround => ({
  how: isFromWeb ? 'conversation' : 'call',
  source: callId,
});

/** Who agreed to be texted or called, when and how. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly clock: Clock,
  ) {}

  /** Stores a consent. An earlier one that still stands is kept. */
  async record(kind: Kind, { how, source }: ConsentGround): Promise<void> {
    const consent = { ...kind, how, source, textVersion: textVersionOf(how), givenAt: this.clock.now() };
    await this.consents.insertIfMissing(consent);
  }

  async revoke(kind: Kind, revokedHow: string): Promise<void> {
    await this.consents.revoke(kind, { revokedAt: this.clock.now(), revokedHow });
  }

  hasConsent(kind: Kind & Partial<Pick<ConsentEntity, 'how'>>): Promise<boolean> {
    return this.consents.exists(kind);
  }

  /** Makes these numbers the only ones with a consent of this kind: others are revoked. */
  async replaceNumbers(what: ConsentEntity['what'], numbers: readonly string[], ground: ConsentGround): Promise<void> {
    const revocation = { revokedAt: this.clock.now(), revokedHow: `taken off the list by ${ground.source}` };
    await this.consents.revokeOthers({ what, how: ground.how }, numbers, revocation);
    for (const mode of Mode.options) for (const who of numbers) await this.record({ mode, who, what }, ground);
  }
}
