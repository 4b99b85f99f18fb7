import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, In, Not } from 'typeorm';
import { TextMessageEntity } from '../../hotel/texts/text-message.entity.ts';
import { ExtensionRequestEntity } from '../extensions/extension-request.entity.ts';

/** States of a text that did not go out; its key may be used again. */
const unsent = ['failed', 'refused', 'undelivered', 'unreachable'];

/** What a confirmation says beside its payment, and which were texted. */
@Injectable()
export class ConfirmationFactsRepository {
  constructor(private readonly database: DataSource) {}

  /** Until when the stay of an extension's payment is. */
  async findNewCheckout(paymentId: string): Promise<string | undefined> {
    const request = await this.database.manager.findOneBy(ExtensionRequestEntity, { payment: { id: paymentId } });
    return request?.newCheckoutDate;
  }

  /** Those of these keys that a text went out by, or may have. */
  async listSentKeys(mode: Mode, keys: readonly string[]): Promise<string[]> {
    const texts = await this.database.manager.findBy(TextMessageEntity, {
      mode,
      key: In(keys),
      status: Not(In(unsent)),
    });
    return texts.flatMap(({ key }) => key ?? []);
  }
}
