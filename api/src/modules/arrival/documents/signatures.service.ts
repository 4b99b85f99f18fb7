import { Injectable } from '@nestjs/common';
import type { Signature } from '@booking/contracts/precheckin';
import { usualLanguage } from '@booking/languages/language';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { normalizeSignature } from './signature-image.mapper.ts';
import { SignedRecordsService } from './signed-records.service.ts';
import type { SigningKind } from './signing-language.rule.ts';
import { SigningTextsService } from './signing-texts.service.ts';

/** A guest's signature under the registration card or the card authorization. */
@Injectable()
export class SignaturesService {
  constructor(
    private readonly texts: SigningTextsService,
    private readonly records: SignedRecordsService,
  ) {}

  /**
   * @param address the IP address the guest signs from
   * @throws Refusal 400 for an empty pad, 409 out of turn or under a text that has changed since it was shown
   */
  async sign(
    precheckin: PrecheckinEntity,
    kind: SigningKind,
    { signatureData, typedName, textVersion }: Signature,
    address: string,
  ): Promise<void> {
    await this.records.requireTurn(precheckin, kind);
    const [image, { version }] = [
      await normalizeSignature(signatureData),
      await this.texts.getSigned(kind, textVersion, precheckin.language ?? usualLanguage),
    ];
    const signedName = toStorable(typedName ?? precheckin.guestName);
    const given = { kind, textVersion: version, signedName, isTyped: typedName !== undefined, address, image };
    await this.records.record(precheckin, given, () => {
      if (textVersion === undefined || textVersion === version) return;
      throw new Refusal(409, 'text_changed', 'This text has changed. Please read it again.');
    });
  }
}
