import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, In, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import { Messaging } from '../../providers/messaging.ts';
import { TextEvents, type ReceivedText } from '../../providers/text-events.ts';
import { optOutWish } from './opt-out-words.ts';
import { TextMessageEntity, TextOptOutEntity } from './text-message.entity.ts';

/** A text is never less far than it was; what comes late changes nothing. */
const order = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'];
const earlier = (status: string): string[] =>
  order.slice(0, Math.min(order.indexOf(status), order.indexOf('delivered')));

export type NewText = { to: string; body: string; purpose: string; callId: string | null; key?: string };

/** Texts to guests, and the wish of some to get none. */
@Injectable()
export class Texts extends TextEvents {
  constructor(
    private readonly database: DataSource,
    private readonly messaging: Messaging,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Texts somebody. With a key it is texted once, however often it is asked for; one that may have gone out counts as texted.
   * @returns whether it was texted now, not before
   * @throws Refusal 409 when they asked for no texts; ProviderError when it did not go out
   */
  async send(mode: Mode, { to, body, purpose, callId, key }: NewText): Promise<boolean> {
    const texts = this.database.getRepository(TextMessageEntity);
    if (await this.database.getRepository(TextOptOutEntity).existsBy({ mode, number: to })) {
      throw new Refusal(409, 'opted_out', 'You asked us to send no more texts. Text START to us to get them again.');
    }
    const createdAt = this.clock.now();
    const row = { mode, callId, toNumber: to, purpose, key: key ?? null, status: 'sending', createdAt };
    const { identifiers } = await texts.createQueryBuilder().insert().values(row).orIgnore().execute();
    const [made] = identifiers;
    // the same was texted, or is being texted
    if (!made) return false;
    const settle = (change: Partial<TextMessageEntity>) =>
      texts.update({ id: made['id'] as string }, { ...change, updatedAt: this.clock.now() });
    try {
      const { id, status } = await this.messaging.send(mode, to, body);
      await settle({ providerId: id, status });
    } catch (error) {
      const isUnclear = error instanceof ProviderError && error.mayHaveHappened;
      await settle({ status: isUnclear ? 'unclear' : 'failed', error: (error as Error).message });
      if (!isUnclear || !key) throw error;
    }
    return true;
  }

  async received(mode: Mode, { from, body, at }: ReceivedText): Promise<void> {
    const wish = optOutWish(body);
    const optOuts = this.database.getRepository(TextOptOutEntity);
    if (wish === 'out') await optOuts.save({ mode, number: from, said: body.slice(0, 200), since: at });
    if (wish === 'in') await optOuts.delete({ mode, number: from });
  }

  async statusChanged(mode: Mode, id: string, status: string, error: string | null): Promise<void> {
    if (!order.includes(status)) return;
    const where = { mode, providerId: id };
    const texts = this.database.getRepository(TextMessageEntity);
    await texts.update({ ...where, status: In(earlier(status)) }, { status, error, updatedAt: this.clock.now() });
    // news may come before the answer to our own request was read; it is tried again from the inbox then
    if (!(await texts.existsBy(where)) && (await texts.existsBy({ mode, status: 'sending', providerId: IsNull() }))) {
      throw new Error('The text this is about is not known yet.');
    }
  }
}
