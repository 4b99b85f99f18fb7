import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { isUsOrCanada } from '@booking/hotel/north-america';
import { isFictional } from '@booking/hotel/phone-number';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, IsNull, MoreThanOrEqual, Not, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { Messaging, RecipientOptedOut, RecipientUnreachable } from '../../../providers/messaging.port.ts';
import { TextEvents, type ReceivedText, type TextFailure } from '../../../providers/text-events.port.ts';
import { CallOutcomes } from '../../calls/call-events/call-outcomes.service.ts';
import { consentGroundOfCall, ConsentsService, type ConsentGround } from '../consents/consents.service.ts';
import { HotelFacts } from '../settings/hotel-facts.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { OptOutsService } from './opt-outs.service.ts';
import { TextMessageEntity, type TextOptOutEntity } from './text-message.entity.ts';

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
  agreed?: ConsentGround | undefined;
};

/** What a text would be for. */
type TextPlace = Pick<NewText, 'to' | 'purpose' | 'callId' | 'key'>;

const unreachable = (): Refusal =>
  new Refusal(409, 'unreachable', 'This phone cannot get text messages. Ask for help at the front desk.');

/** A number may move to a phone that gets texts. */
const unreachableMs = 30 * 24 * 60 * 60_000;

/** One phone's in a day, whoever asks for them. */
const perNumber = { points: 60, seconds: 24 * 60 * 60 };

const optedOut = (): Refusal =>
  new Refusal(409, 'opted_out', 'You asked us to send no more texts. Text START to us to get them again.');

/** Texts to guests, and the wish of some to get none. */
@Injectable()
export class TextsService extends TextEvents {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(TextMessageEntity) private readonly textMessages: Repository<TextMessageEntity>,
    private readonly optOuts: OptOutsService,
    private readonly messaging: Messaging,
    private readonly consents: ConsentsService,
    private readonly settings: SettingsService,
    private readonly hotel: HotelFacts,
    private readonly limits: RateLimits,
    private readonly outcomes: CallOutcomes,
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
    await this.requireTextable(mode, { to, purpose, callId, key });
    const ground = agreed ?? (callId === null ? undefined : consentGroundOfCall(callId, false));
    if (!isCode) await this.orKeep(mode, { to, purpose, callId, key }, () => this.refuseUnasked(mode, to, ground));
    return this.deliver(mode, { to, body, purpose, callId, key });
  }

  /** @throws as `send` */
  private async deliver(mode: Mode, { to, body, purpose, callId, key }: Omit<NewText, 'isCode' | 'agreed'>) {
    const createdAt = this.clock.now();
    const row = { mode, callId, toNumber: to, purpose, key: key ?? null, status: 'sending', createdAt };
    const { identifiers } = await this.textMessages.createQueryBuilder().insert().values(row).orIgnore().execute();
    const [made] = identifiers;
    // the same was texted, or is being texted
    if (!made) return false;
    const settle = async (change: Partial<TextMessageEntity>): Promise<void> => {
      await this.textMessages.update({ id: made['id'] as string }, { ...change, updatedAt: this.clock.now() });
      await this.refreshOutcome(callId);
    };
    // what goes to a number that is nobody's earns nobody anything
    const counted = isFictional(to) ? undefined : (['text', `${mode} ${to}`, perNumber] as const);
    try {
      if (counted) await this.limits.count(...counted);
      const { id, status } = await this.messaging.send(mode, to, body);
      await settle({ providerId: id, status });
    } catch (error) {
      const isUnclear = error instanceof ProviderError && error.mayHaveHappened;
      const isUnreachable = error instanceof RecipientUnreachable;
      const status = isUnclear ? 'unclear' : isUnreachable ? 'unreachable' : 'failed';
      await settle({ status, error: (error as Error).message });
      // what a service did not take was no text
      if (counted && error instanceof ProviderError && !isUnclear) await this.limits.uncount(...counted);
      if (error instanceof RecipientOptedOut) {
        await this.optOuts.add(mode, to, 'Blocked at the messaging service: they answered STOP.');
        throw optedOut();
      }
      if (isUnreachable) throw unreachable();
      if (!isUnclear || !key) throw error;
    }
    return true;
  }

  /**
   * To be asked before something is made that only a text leads to. That none can go out is kept with the call, and why.
   * @throws Refusal 409, to be said aloud
   */
  requireTextable(mode: Mode, text: TextPlace): Promise<void> {
    return this.orKeep(mode, text, async () => {
      if (await this.optOuts.find(mode, text.to)) throw optedOut();
      await this.refuseFar(text.to);
      await this.refuseUnreachable(mode, text.to);
    });
  }

  /** The first text of its kind since an instant, among those that were tried. */
  firstSince(at: Date, about: Pick<TextMessageEntity, 'mode' | 'purpose'> & { callId: string | null }) {
    const where = {
      ...about,
      callId: about.callId ?? IsNull(),
      createdAt: MoreThanOrEqual(at),
      status: Not('refused'),
    };
    return this.textMessages.findOne({ where, order: { createdAt: 'ASC' } });
  }

  /** Why the newest text of a call could not go out, where it could not. */
  async refusalIn(callId: string | null): Promise<string | null> {
    if (callId === null) return null;
    const newest = await this.textMessages.findOne({ where: { callId }, order: { createdAt: 'DESC' } });
    return newest?.status === 'refused' ? newest.error : null;
  }

  async received(mode: Mode, text: ReceivedText): Promise<void> {
    const reading = await this.optOuts.read(mode, text);
    if (reading && !reading.isTold) await this.confirm(mode, reading.optedOut);
  }

  /**
   * Tells somebody once that they get no more texts, as the messaging service does for its own keywords alone.
   * @throws ProviderError while the service is away
   */
  private async confirm(mode: Mode, { number, since }: TextOptOutEntity): Promise<void> {
    const { name } = await this.hotel.read();
    const body = `${name}: you get no more texts from us. Reply START to get them again.`;
    const text = { to: number, body, purpose: 'opt-out notice', callId: null };
    await this.deliver(mode, { ...text, key: `opt-out notice ${number} ${since.toISOString()}` }).catch(
      (error: unknown) => {
        // who blocked us knows it, and whom the service does not take is not asked again
        const isPassing =
          !(error instanceof Refusal) || (error instanceof ProviderError && error.trouble !== 'refused');
        if (isPassing) throw error;
      },
    );
  }

  /** Texts nobody of this number any more. @param said in whose words */
  async stop(mode: Mode, number: string, said: string): Promise<void> {
    await this.optOuts.add(mode, number, said);
  }

  /** Since when somebody wants no texts, and in which words. */
  optOutOf(mode: Mode, number: string): Promise<TextOptOutEntity | null> {
    return this.optOuts.find(mode, number);
  }

  /** How many were sent in 24 hours, and when the first and the newest of them. */
  async ofLastDay(mode: Mode): Promise<{ count: number; first: Date | null; newest: Date | null }> {
    const since = new Date(this.clock.now().getTime() - perNumber.seconds * 1000);
    const [sent] = await this.database.query<[{ count: number; first: Date | null; newest: Date | null }]>(
      `SELECT count(*)::int AS count, min(created_at) AS first, max(created_at) AS newest
       FROM text_message WHERE mode = $1 AND created_at > $2 AND status NOT IN ('failed', 'refused', 'unreachable')`,
      [mode, since],
    );
    return sent;
  }

  private async orKeep(mode: Mode, { to, purpose, callId, key }: TextPlace, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (callId !== null && error instanceof Refusal) {
        const why = error.code === 'opted_out' ? 'The caller asked for no texts, so none went out.' : error.message;
        const refused = { status: 'refused', error: why, createdAt: this.clock.now() };
        await this.textMessages.insert({ mode, callId, toNumber: to, purpose, key: key ?? null, ...refused });
        await this.refreshOutcome(callId);
      }
      throw error;
    }
  }

  /** Whether a call can still lead to a booking depends on whether its link arrives. */
  private async refreshOutcome(callId: string | null): Promise<void> {
    if (callId !== null) await this.outcomes.refresh(callId, this.database.manager);
  }

  /** @throws Refusal */
  private async refuseFar(to: string): Promise<void> {
    if (isUsOrCanada(to) || (await this.settings.values()).textsAbroad) return;
    throw new Refusal(409, 'far_phone', 'Only numbers of the United States and Canada are texted from here.');
  }

  /** @throws Refusal for a number of which the service said lately that no text reaches it */
  private async refuseUnreachable(mode: Mode, toNumber: string): Promise<void> {
    const since = new Date(this.clock.now().getTime() - unreachableMs);
    const where = { mode, toNumber, status: 'unreachable', createdAt: MoreThanOrEqual(since) };
    if (await this.textMessages.existsBy(where)) throw unreachable();
  }

  /** @throws Refusal */
  private async refuseUnasked(mode: Mode, to: string, agreed: ConsentGround | undefined): Promise<void> {
    const kind = { mode, who: to, what: 'text' } as const;
    if (agreed) await this.consents.give(kind, agreed);
    if (!(await this.consents.stands(kind))) {
      throw new Refusal(409, 'no_consent', 'Nobody of this number has agreed to be texted yet, so nothing was sent.');
    }
  }

  async statusChanged(mode: Mode, id: string, status: string, failure: TextFailure | null): Promise<void> {
    if (!order.includes(status)) return;
    const where = { mode, providerId: id };
    const kept = failure?.isUnreachable ? 'unreachable' : status;
    const { affected } = await this.textMessages.update(
      { ...where, status: In(earlier(status)) },
      { status: kept, error: failure?.message ?? null, updatedAt: this.clock.now() },
    );
    const text = affected || failure?.isOptedOut ? await this.textMessages.findOneBy(where) : null;
    if (text && failure?.isOptedOut) {
      await this.stop(mode, text.toNumber, 'Blocked at the messaging service: they answered STOP.');
    }
    await this.refreshOutcome(text?.callId ?? null);
    // news may come before the answer to our own request was read; it is tried again from the inbox then
    if (
      !(await this.textMessages.existsBy(where)) &&
      (await this.textMessages.existsBy({ mode, status: 'sending', providerId: IsNull() }))
    ) {
      throw new Error('The text this is about is not known yet.');
    }
  }
}
