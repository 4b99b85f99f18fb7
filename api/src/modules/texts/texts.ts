import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { isUsOrCanada } from '@booking/hotel/north-america';
import { isFictional } from '@booking/hotel/phone-number';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, IsNull, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import { Messaging } from '../../providers/messaging.ts';
import { TextEvents, type ReceivedText } from '../../providers/text-events.ts';
import { agreedIn, Consents, type Ground } from '../consents/consents.ts';
import { Settings } from '../settings/settings.ts';
import { optOutWish } from './opt-out-words.ts';
import { TextMessageEntity, TextOptOutEntity } from './text-message.entity.ts';

/** A text is never less far than it was; what comes late changes nothing. */
const order = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'];
const earlier = (status: string): string[] =>
  order.slice(0, Math.min(order.indexOf(status), order.indexOf('delivered')));

export type NewText = {
  to: string;
  body: string;
  purpose: string;
  callId: string | null;
  key?: string;
  /** A code that proves the number: it goes to somebody who has not agreed to anything yet. */
  isCode?: true;
  /** How whoever gets it agreed; without, the call they asked in, or what they agreed to before. */
  agreed?: Ground | undefined;
};

/** One phone's in a day, whoever asks for them. */
const perNumber = { points: 60, seconds: 24 * 60 * 60 };

/** Texts to guests, and the wish of some to get none. */
@Injectable()
export class Texts extends TextEvents {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(TextMessageEntity) private readonly textMessages: Repository<TextMessageEntity>,
    @InjectRepository(TextOptOutEntity) private readonly textOptOuts: Repository<TextOptOutEntity>,
    private readonly messaging: Messaging,
    private readonly consents: Consents,
    private readonly settings: Settings,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Texts somebody. With a key it is texted once, however often it is asked for; one that may have gone out counts as texted.
   * @returns whether it was texted now, not before
   * @throws Refusal 409 when they asked for no texts or never agreed to any, 429 after too many of a day; ProviderError when it did not go out
   */
  async send(mode: Mode, { to, body, purpose, callId, key, agreed, isCode }: NewText): Promise<boolean> {
    if (await this.textOptOuts.existsBy({ mode, number: to })) {
      throw new Refusal(409, 'opted_out', 'You asked us to send no more texts. Text START to us to get them again.');
    }
    await this.refuseFar(to);
    if (!isCode) await this.refuseUnasked(mode, to, agreed ?? (callId === null ? undefined : agreedIn(callId, false)));
    const createdAt = this.clock.now();
    const row = { mode, callId, toNumber: to, purpose, key: key ?? null, status: 'sending', createdAt };
    const { identifiers } = await this.textMessages.createQueryBuilder().insert().values(row).orIgnore().execute();
    const [made] = identifiers;
    // the same was texted, or is being texted
    if (!made) return false;
    const settle = (change: Partial<TextMessageEntity>) =>
      this.textMessages.update({ id: made['id'] as string }, { ...change, updatedAt: this.clock.now() });
    // what goes to a number that is nobody's earns nobody anything
    const counted = isFictional(to) ? undefined : (['text', `${mode} ${to}`, perNumber] as const);
    try {
      if (counted) await this.limits.count(...counted);
      const { id, status } = await this.messaging.send(mode, to, body);
      await settle({ providerId: id, status });
    } catch (error) {
      const isUnclear = error instanceof ProviderError && error.mayHaveHappened;
      await settle({ status: isUnclear ? 'unclear' : 'failed', error: (error as Error).message });
      // what a service did not take was no text
      if (counted && error instanceof ProviderError && !isUnclear) await this.limits.uncount(...counted);
      if (!isUnclear || !key) throw error;
    }
    return true;
  }

  async received(mode: Mode, { from, body, at }: ReceivedText): Promise<void> {
    const wish = optOutWish(body);
    if (wish === 'out') await this.stop(mode, from, body.slice(0, 200), at);
    if (wish === 'in') {
      await this.textOptOuts.delete({ mode, number: from });
      await this.consents.give({ mode, who: from, what: 'text' }, { how: 'start', source: null });
    }
  }

  /** Texts nobody of this number any more. @param said in whose words */
  async stop(mode: Mode, number: string, said: string, since = this.clock.now()): Promise<void> {
    await this.textOptOuts.save({ mode, number, said, since });
    await this.consents.revoke({ mode, who: number, what: 'text' }, said);
  }

  /** Since when somebody wants no texts, and in which words. */
  optOutOf(mode: Mode, number: string): Promise<TextOptOutEntity | null> {
    return this.textOptOuts.findOneBy({ mode, number });
  }

  /** How many were sent in 24 hours, and when the first and the newest of them. */
  async ofLastDay(mode: Mode): Promise<{ count: number; first: Date | null; newest: Date | null }> {
    const since = new Date(this.clock.now().getTime() - perNumber.seconds * 1000);
    const [sent] = await this.database.query<[{ count: number; first: Date | null; newest: Date | null }]>(
      `SELECT count(*)::int AS count, min(created_at) AS first, max(created_at) AS newest
       FROM text_message WHERE mode = $1 AND created_at > $2 AND status <> 'failed'`,
      [mode, since],
    );
    return sent;
  }

  /** @throws Refusal */
  private async refuseFar(to: string): Promise<void> {
    if (isUsOrCanada(to) || (await this.settings.values()).textsAbroad) return;
    throw new Refusal(409, 'far_phone', 'Only numbers of the United States and Canada are texted from here.');
  }

  /** @throws Refusal */
  private async refuseUnasked(mode: Mode, to: string, agreed: Ground | undefined): Promise<void> {
    const kind = { mode, who: to, what: 'text' } as const;
    if (agreed) await this.consents.give(kind, agreed);
    if (!(await this.consents.stands(kind))) {
      throw new Refusal(409, 'no_consent', 'Nobody of this number has agreed to be texted yet, so nothing was sent.');
    }
  }

  async statusChanged(mode: Mode, id: string, status: string, error: string | null): Promise<void> {
    if (!order.includes(status)) return;
    const where = { mode, providerId: id };
    await this.textMessages.update(
      { ...where, status: In(earlier(status)) },
      { status, error, updatedAt: this.clock.now() },
    );
    // news may come before the answer to our own request was read; it is tried again from the inbox then
    if (
      !(await this.textMessages.existsBy(where)) &&
      (await this.textMessages.existsBy({ mode, status: 'sending', providerId: IsNull() }))
    ) {
      throw new Error('The text this is about is not known yet.');
    }
  }
}
