import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import type { PricedOffer } from '../selection/priced-offer.mapper.ts';
import type { RoomOffers } from '../selection/rooms-on-offer.service.ts';
import type { QuotedOffer, QuotedRatesEntity } from './quoted-rates.entity.ts';
import { QuotedRatesRepository } from './quoted-rates.repository.ts';

const toQuotedOffer = (offer: PricedOffer): QuotedOffer => {
  const { roomTypeId, roomTypeName, rateId, rateType, nights, extraGuestsCents, standardCents } = offer;
  return { roomTypeId, roomTypeName, rateId, rateType, nights, extraGuestsCents, standardCents };
};

/** Keeps the rates of the moment beside what an assistant was told, so that it can be reckoned again later. */
@Injectable()
export class QuotedRates {
  private readonly logger = new Logger('QuotedRates');

  constructor(
    private readonly quotes: QuotedRatesRepository,
    private readonly clock: Clock,
  ) {}

  /** What cannot be kept is still said to the caller. @param left what was free of it after holds */
  async keep(context: ToolContext, { mode, stay, levies }: RoomOffers, left: readonly PricedOffer[]): Promise<void> {
    const { callId, toolCallId, isRehearsal } = context;
    if (callId === null || !toolCallId || isRehearsal) return;
    const offers = left.filter(({ rateType }) => rateType === 'standard').map(toQuotedOffer);
    const quotedAt = this.clock.now();
    await this.quotes
      .save({ callId, toolCallId, mode, quotedAt, stay, offers, levies: [...levies] })
      .catch((error: unknown) => this.logger.error({ err: error, callId }));
  }

  listOfCall(callId: string): Promise<QuotedRatesEntity[]> {
    return this.quotes.listOfCall(callId);
  }
}
