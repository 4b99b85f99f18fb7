import { Injectable } from '@nestjs/common';
import type { CallOutcome } from '@booking/contracts/call-outcome';
import type { Mode } from '@booking/contracts/mode';
import { callOutcome } from '@booking/hotel/call-outcome';
import { linkState, type LinkState } from '@booking/hotel/link-state';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { PaymentLinksRepository, type PaymentLink } from './payment-links.repository.ts';
import type { PaymentEntity } from './payment.entity.ts';
import { PaymentsRepository } from './payments.repository.ts';

/** A fulfilment may take so long before staff hear of it. */
const toleratedMs = 10 * 60_000;

/** Who paid, or tried to, has opened the page; so has whom a page of ours showed it. */
export const isLinkOpened = ({
  paidAt,
  shownAt,
  metadata,
}: Pick<PaymentEntity, 'paidAt' | 'shownAt' | 'metadata'>): boolean =>
  paidAt !== null || shownAt !== null || metadata['processing'] === true || 'lastDecline' in metadata;

const stateOf = (link: PaymentLink): LinkState => linkState(link.text, isLinkOpened(link));

/** What the rest of the product asks about payments. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly links: PaymentLinksRepository,
    private readonly clock: Clock,
  ) {}

  /** What a call led to, from the checkouts that came of it. */
  async getCallOutcome(callId: string, transaction?: Transaction): Promise<CallOutcome> {
    const links = await this.links.listOfCall(callId, transaction);
    return callOutcome(
      // another amount than was asked for has booked nothing
      links.map((each) => ({
        ...each,
        paidAt: each.askedCents === null ? each.paidAt : null,
        link: stateOf(each).state,
      })),
      this.clock.now(),
    );
  }

  /** How far the links of payments are, by the ids of these. */
  async listLinkStates(ids: readonly string[]): Promise<Map<string, LinkState>> {
    const links = await this.links.list(ids);
    return new Map(links.map((each) => [each.id, stateOf(each)]));
  }

  async getLinkState({ id }: Pick<PaymentEntity, 'id'>): Promise<LinkState> {
    return (await this.listLinkStates([id])).get(id) ?? linkState(null, false);
  }

  /** Whether a payment is paid and not in the property system: given up, or tried for ten minutes. */
  isUnsynced({ syncStatus, paidAt }: PaymentEntity): boolean {
    return syncStatus === 'failed' || (syncStatus === 'pending' && paidAt !== null && paidAt < this.latestTolerated);
  }

  /** When a payment became so. */
  unsyncedAt({ syncStatus, syncFailedAt, paidAt, createdAt }: PaymentEntity): Date {
    const paid = paidAt ?? createdAt;
    return syncStatus === 'failed' ? (syncFailedAt ?? paid) : new Date(paid.getTime() + toleratedMs);
  }

  /** Those of a mode, oldest first. */
  listUnsynced(mode: Mode): Promise<PaymentEntity[]> {
    return this.payments.listUnsynced(mode, this.latestTolerated);
  }

  /** Those of a mode that a guest's bank wants back, oldest first. */
  listDisputed(mode: Mode): Promise<PaymentEntity[]> {
    return this.payments.listDisputed(mode);
  }

  /** Payments that were paid before it and still are not in the property system count as unsynced. */
  get latestTolerated(): Date {
    return new Date(this.clock.now().getTime() - toleratedMs);
  }
}
