import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@booking/contracts/endpoint';
import { AddressLimits } from '../../../platform/http/limits/address-limits.service.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';

type Deed = 'message' | 'call';

const perHour = (points: number): RateLimit => ({ points, seconds: 60 * 60 });
const perDay = (points: number): RateLimit => ({ points, seconds: 24 * 60 * 60 });

/** Every message and call costs the hotel money, and anybody may begin one. A hotel's own network has one address. */
const limits: Record<Deed, { address: RateLimit; house: RateLimit }> = {
  message: { address: perHour(240), house: perDay(3000) },
  call: { address: perHour(20), house: perDay(200) },
};

const opening = 'web-call-opening';
/** The platform has answered by then, or will not. */
const oneOpening: RateLimit = { points: 1, seconds: 60 };
/** Copies of a request that come by another way are no longer under way then. */
const secondsApart = 3;

/** How much visitors of the website may talk. */
@Injectable()
export class WebLimits {
  constructor(
    private readonly addresses: AddressLimits,
    private readonly counted: RateLimits,
  ) {}

  /**
   * Opens one call of a conversation at a time, whichever replica is asked: each costs the hotel money.
   * @throws Refusal 429 while another is being opened, or was a moment ago
   */
  async oneCall<T>(conversationId: string, open: () => Promise<T>): Promise<T> {
    await this.counted.count(opening, conversationId, oneOpening).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const refusal = new Refusal(
        429,
        'call_opening',
        'Your call is being opened. Please wait a moment and try again.',
      );
      refusal.retryAfter = secondsApart;
      throw refusal;
    });
    try {
      const opened = await open();
      await this.counted.block(opening, conversationId, oneOpening, secondsApart);
      return opened;
    } catch (error) {
      await this.counted.clear(opening, conversationId, oneOpening);
      throw error;
    }
  }

  /** @throws Refusal 429 */
  async count(deed: Deed, ip: string): Promise<void> {
    const { address, house } = limits[deed];
    await this.addresses.count(`web-${deed}`, ip, address);
    await this.counted.count(`web-${deed}-day`, 'all', house).catch((error: unknown) => {
      const isFull = error instanceof Refusal;
      throw isFull ? new Refusal(429, 'busy', 'Our assistants are very busy today. Please call us instead.') : error;
    });
  }
}
