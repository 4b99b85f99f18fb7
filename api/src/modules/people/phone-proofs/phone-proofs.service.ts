import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import { parseCode } from '@booking/spoken-language/said-codes';
import { OneTimeCodes, type CodeUse } from '../../../platform/codes/one-time-codes.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ConsentsService } from '../../hotel/consents/consents.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { phoneCodeText } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { PhoneProofEntity } from './phone-proof.entity.ts';
import { PhoneProofRepository } from './phone-proof.repository.ts';

const phoneProof: CodeUse = {
  entity: PhoneProofEntity,
  limit: 'phone-proof',
  hashedText: (code, id) => `phone proof ${code} in ${id}`,
};

/** The number that was typed in a conversation on the web. */
export type TypedNumber = {
  mode: Mode;
  conversationId: string;
  phone: string;
  /** What the visitor reads; null where that is not known. */
  language: GuestLanguage | null;
};

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

/** A typed number proves nothing, so an unknown number is texted only a code until that code comes back. */
@Injectable()
export class PhoneProofs {
  constructor(
    private readonly proofs: PhoneProofRepository,
    private readonly consents: ConsentsService,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly codes: OneTimeCodes,
  ) {}

  /**
   * Passes for a number whose owner proved it here, or agreed before to be texted. Else texts a code.
   * @param code what the visitor typed, once they were asked for it
   * @throws Refusal 409, in words for the assistant; 429
   */
  async require(number: TypedNumber, code: string | undefined): Promise<void> {
    const { mode, conversationId, phone } = number;
    if (await this.proofs.isPassed(conversationId)) return;
    if (await this.consents.hasConsent({ mode, who: phone, what: 'text' })) return;
    if (code === undefined) {
      await this.textCode(number);
      throw new CodeTexted();
    }
    if (!(await this.verify(conversationId, parseCode(code)))) throw wrongCode();
  }

  /** Whether the number was proven in this conversation. Having agreed to be texted before proves nothing of who types here. */
  isProven(conversationId: string): Promise<boolean> {
    return this.proofs.isPassed(conversationId);
  }

  private async textCode({ mode, conversationId, phone, language }: TypedNumber): Promise<void> {
    const { code, columns } = await this.codes.create(phoneProof, conversationId, `${mode} ${phone}`);
    await this.proofs.save(conversationId, columns);
    const body = phoneCodeText({ language, hotel: await this.hotel.read() }, code);
    await this.texts.send(mode, { to: phone, body, purpose: 'phone proof', callId: null, isCode: true });
  }

  private async verify(id: string, code: string): Promise<boolean> {
    if (!(await this.codes.countTry(phoneProof, id))) return false;
    const stored = await this.proofs.get(id);
    if (!this.codes.isRight(phoneProof, stored, code)) return false;
    // copies of the right answer at the same moment are right, too
    await this.codes.markPassed(phoneProof, id);
    return true;
  }
}
