import { Injectable } from '@nestjs/common';
import type { CallOutcome } from '@booking/contracts/call-outcome';
import type { Mode } from '@booking/contracts/mode';
import { callOutcome } from '@booking/hotel/call-outcome';
import { linkState, type LinkState, type LinkText } from '@booking/hotel/link-state';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, LessThan, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { PaymentEntity } from './payment.entity.ts';

const tolerated = 10 * 60_000;

type OpeningFact = Pick<PaymentEntity, 'paidAt' | 'shownAt' | 'metadata'>;
type LinkFact = OpeningFact & Pick<PaymentEntity, 'id' | 'expiresAt' | 'askedCents'> & { text: LinkText | null };

/** Who paid, or tried to, has opened the page; so has whom a page of ours showed it. */
export const isLinkOpened = ({ paidAt, shownAt, metadata }: OpeningFact): boolean =>
  paidAt !== null || shownAt !== null || metadata['processing'] === true || 'lastDecline' in metadata;

/** Payments with the newest text of their link. */
const linkFacts = `
  SELECT payment.id, payment.paid_at AS "paidAt", payment.expires_at AS "expiresAt", payment.shown_at AS "shownAt",
    payment.asked_cents AS "askedCents", payment.metadata, to_json(text) AS text
  FROM payment LEFT JOIN LATERAL (
    SELECT status, error FROM text_message
    WHERE text_message.mode = payment.mode AND key = 'payment link ' || payment.id
    ORDER BY created_at DESC LIMIT 1
  ) text ON true`;

const stateOf = (fact: LinkFact): LinkState => linkState(fact.text, isLinkOpened(fact));

@Injectable()
export class PaymentsService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly clock: Clock,
  ) {}

  /** What a call led to, from the checkouts that came of it. */
  async outcomeOfCall(callId: string, em: EntityManager = this.database.manager): Promise<CallOutcome> {
    const checkouts = await em.query<LinkFact[]>(`${linkFacts} WHERE payment.call_id = $1`, [callId]);
    return callOutcome(
      // another amount than was asked for has booked nothing
      checkouts.map((each) => ({
        ...each,
        paidAt: each.askedCents === null ? each.paidAt : null,
        link: stateOf(each).state,
      })),
      this.clock.now(),
    );
  }

  /** How far the links of payments are, by the ids of these. */
  async linksOf(ids: readonly string[]): Promise<Map<string, LinkState>> {
    const facts = await preparedQuery<LinkFact>(this.database, `${linkFacts} WHERE payment.id = ANY ($1)`, [ids]);
    return new Map(facts.map((each) => [each.id, stateOf(each)]));
  }

  async linkOf({ id }: Pick<PaymentEntity, 'id'>): Promise<LinkState> {
    return (await this.linksOf([id])).get(id) ?? linkState(null, false);
  }

  /** Cents of US dollars confirmed between two instants, less what was refunded of them, or taken back by a bank. */
  async revenueCents(mode: Mode, from: Date, to: Date): Promise<number> {
    const [row] = await preparedQuery<{ cents: number }>(
      this.database,
      `SELECT coalesce(sum(greatest(amount_cents - refunded_cents - disputed_cents, 0)), 0)::int AS cents FROM payment
       WHERE mode = $1 AND paid_at >= $2 AND paid_at < $3 AND currency = 'usd'`,
      [mode, from, to],
    );
    return row!.cents;
  }

  /** Whether a payment is paid and not in the property system: given up, or tried for ten minutes. */
  isUnsynced({ syncStatus, paidAt }: PaymentEntity): boolean {
    return syncStatus === 'failed' || (syncStatus === 'pending' && paidAt !== null && paidAt < this.longAgo);
  }

  /** When a payment became so. */
  unsyncedAt({ syncStatus, syncFailedAt, paidAt, createdAt }: PaymentEntity): Date {
    const paid = paidAt ?? createdAt;
    return syncStatus === 'failed' ? (syncFailedAt ?? paid) : new Date(paid.getTime() + tolerated);
  }

  /** Those of a mode, oldest first. */
  unsynced(mode: Mode): Promise<PaymentEntity[]> {
    const where = this.whereUnsynced.map((each) => ({ mode, ...each }));
    return this.payments.find({ where, order: { paidAt: 'ASC' } });
  }

  /** Those of a mode that a guest's bank wants back, oldest first. */
  disputed(mode: Mode): Promise<PaymentEntity[]> {
    return this.payments.find({ where: { mode, isDisputed: true }, order: { paidAt: 'ASC' } });
  }

  /** What `isUnsynced` says, for a query. */
  get whereUnsynced(): FindOptionsWhere<PaymentEntity>[] {
    return [{ syncStatus: 'failed' }, { syncStatus: 'pending', paidAt: LessThan(this.longAgo) }];
  }

  private get longAgo(): Date {
    return new Date(this.clock.now().getTime() - tolerated);
  }
}
