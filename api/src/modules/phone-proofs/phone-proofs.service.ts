import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { codeLength } from '@booking/contracts/staff-codes';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Not, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isOneOf } from '../../platform/http/same-secret.ts';
import { Sealed } from '../../platform/secrets/sealed.ts';
import { Consents } from '../consents/consents.ts';
import { HotelFacts } from '../settings/hotel-facts.ts';
import { Texts } from '../texts/texts.ts';
import { PhoneProofEntity } from './phone-proof.entity.ts';

const lifetimeMs = 10 * 60_000;
const mostTries = 5;
const codesPerNumber = { points: 3, seconds: 60 * 60 };

/** The number that was typed in a conversation on the web. */
export type TypedNumber = { mode: Mode; conversationId: string; phone: string };

/** What to say while the code is on its way: no failure, so the assistant does not excuse itself. */
export class CodeTexted extends Refusal {
  constructor() {
    const words =
      'To be sure that the phone is yours, a code of six digits is on its way to it. Please tell me the code.';
    super(409, 'code_texted', words);
  }
}

const wrongCode = (): Refusal =>
  new Refusal(
    409,
    'wrong_code',
    'This code is wrong or too old. Ask for it once more, or use this tool without a code, and a new one is texted.',
  );

/** Anybody can type any number, so the hotel texts one that it does not know only a code, until that code comes back. */
@Injectable()
export class PhoneProofs {
  constructor(
    @InjectRepository(PhoneProofEntity) private readonly phoneProofs: Repository<PhoneProofEntity>,
    private readonly consents: Consents,
    private readonly hotel: HotelFacts,
    private readonly texts: Texts,
    private readonly limits: RateLimits,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
  ) {}

  /**
   * Passes for a number whose owner proved it here, or agreed before to be texted. Else texts a code.
   * @param code what the visitor typed, once they were asked for it
   * @throws Refusal 409, in words for the assistant; 429
   */
  async require(number: TypedNumber, code: string | undefined): Promise<void> {
    const { mode, conversationId, phone } = number;
    if (await this.isProven(conversationId)) return;
    if (await this.consents.stands({ mode, who: phone, what: 'text' })) return;
    if (code === undefined) {
      await this.textCode(number);
      throw new CodeTexted();
    }
    if (!(await this.verify(conversationId, code.replace(/\D/g, '')))) throw wrongCode();
  }

  private isProven(conversationId: string): Promise<boolean> {
    return this.phoneProofs.existsBy({ conversationId, provenAt: Not(IsNull()) });
  }

  private async textCode({ mode, conversationId, phone }: TypedNumber): Promise<void> {
    await this.limits.count('phone-proof', `${mode} ${phone}`, codesPerNumber);
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    const fresh = { codeHash: this.hashes(conversationId, code)[0]!, tries: 0, expiresAt, provenAt: null };
    await this.phoneProofs.upsert({ conversationId, ...fresh }, ['conversationId']);
    const { name } = await this.hotel.read();
    const body = `${name}: your code is ${code}. Type it in the chat that you began on our website. If you did not, ignore this.`;
    await this.texts.send(mode, { to: phone, body, purpose: 'phone proof', callId: null, isCode: true });
  }

  /** Counted in the database, so that guesses made at once are counted each. */
  private async verify(conversationId: string, code: string): Promise<boolean> {
    const now = this.clock.now();
    const open = { conversationId, expiresAt: MoreThan(now), provenAt: IsNull(), tries: LessThan(mostTries) };
    if (!(await this.phoneProofs.increment(open, 'tries', 1)).affected) return false;
    const { codeHash } = await this.phoneProofs.findOneByOrFail({ conversationId });
    if (!isOneOf(codeHash, this.hashes(conversationId, code))) return false;
    await this.phoneProofs.update({ conversationId }, { provenAt: now });
    return true;
  }

  /** What is stored of a code, and what was under the keys before. */
  private hashes(conversationId: string, code: string): string[] {
    return this.sealed.derivations(`phone proof ${code} in ${conversationId}`);
  }
}
