import { Injectable } from '@nestjs/common';
import type { CallQuote } from '@booking/contracts/call-quotes';
import { hotelDate } from '@booking/hotel/hotel-time';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import type { QuotedRatesEntity } from '../../booking/quotes/quoted-rates.entity.ts';
import { QuotedRates } from '../../booking/quotes/quoted-rates.service.ts';
import { RoomsOnOffer } from '../../booking/selection/rooms-on-offer.service.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import type { CallEntity } from '../log/call.entity.ts';
import type { ToolCallEntity } from '../log/call-parts.entity.ts';
import { reckonRooms, replayQuote, type RoomPrice } from './replay-quote.rule.ts';
import { readSaidPrices } from './said-prices.rule.ts';

/** Each asks the property system for its own stay. */
const mostQuotes = 20;
const quotingTool = 'get_availability_and_rates';

/** What a model wrote; calls of before the rates were kept say their stay here alone. */
const AskedStay = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  adults: z.coerce.number().int().min(1).max(99).catch(1),
  children: z.coerce.number().int().min(0).max(99).catch(0),
});

type Quote = { tool: ToolCallEntity; kept: QuotedRatesEntity | undefined; stay: Stay };
type Now = { rooms: RoomPrice[] | null; problem: string | null };

/** Quotes of a call, reckoned again. */
@Injectable()
export class CallQuotes {
  constructor(
    private readonly calls: CallsRepository,
    private readonly rates: QuotedRates,
    private readonly rooms: RoomsOnOffer,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The newest, in the order they were said. @throws Refusal 404 */
  async list(callId: string): Promise<CallQuote[]> {
    const call = await this.calls.find(callId);
    if (!call) throw notFound('This call');
    const [tools, kept] = await Promise.all([this.calls.listToolCalls(callId), this.rates.listOfCall(callId)]);
    const keptOf = new Map(kept.map((each) => [each.toolCallId, each]));
    const quotes = tools.flatMap((tool) => this.quoteOf(tool, keptOf.get(tool.id)) ?? []);
    return Promise.all(quotes.slice(-mostQuotes).map((quote) => this.replay(call, quote)));
  }

  private quoteOf(tool: ToolCallEntity, kept: QuotedRatesEntity | undefined): Quote | undefined {
    if (kept) return { tool, kept, stay: kept.stay };
    const said = tool.result ?? tool.error;
    if (tool.name !== quotingTool || !said || !readSaidPrices(said)) return undefined;
    const { data: stay } = AskedStay.safeParse(tool.arguments);
    return stay && { tool, kept, stay };
  }

  private async replay(call: CallEntity, { tool, kept, stay }: Quote): Promise<CallQuote> {
    const said = tool.result ?? tool.error;
    const now = await this.findNow(call, stay);
    const then = kept ? reckonRooms(kept.offers, stay, kept.levies) : null;
    const { startDate, endDate, adults, children } = stay;
    return {
      ...{ toolCallId: tool.id, startDate, endDate, adults, children, said },
      at: (kept?.quotedAt ?? new Date(call.startedAt.getTime() + (tool.startedMs ?? 0))).toISOString(),
      nowProblem: now.problem,
      ...replayQuote(said ? readSaidPrices(said) : undefined, then, now.rooms),
    };
  }

  private async findNow({ mode }: CallEntity, stay: Stay): Promise<Now> {
    if (stay.startDate < hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE)) {
      return { rooms: null, problem: 'The day of arrival is over.' };
    }
    try {
      const asked = await this.rooms.getOffers(mode, stay);
      return { rooms: reckonRooms(await this.rooms.subtractHolds(asked), stay, asked.levies), problem: null };
    } catch (error) {
      if (error instanceof ProviderError) return { rooms: null, problem: error.message };
      throw error;
    }
  }
}
