import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@booking/contracts/endpoint';
import { AddressLimits } from '../../../platform/http/limits/address-limits.service.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';

type Action = 'message' | 'call' | 'choice';

const perHour = (points: number): RateLimit => ({ points, seconds: 60 * 60 });
const perDay = (points: number): RateLimit => ({ points, seconds: 24 * 60 * 60 });

/** Every message and call costs the hotel money, a choice holds a room, and none needs a sign-in. Guests in the hotel's network share one address. */
const limits: Record<Action, { address: RateLimit; hotel: RateLimit }> = {
  message: { address: perHour(240), hotel: perDay(3000) },
  call: { address: perHour(20), hotel: perDay(200) },
  choice: { address: perHour(20), hotel: perDay(300) },
};

const openingKey = 'web-call-opening';
/** The platform has answered by then, or never will. */
const oneOpening: RateLimit = { points: 1, seconds: 60 };
/** Copies of a request that took another route have arrived by then. */
const secondsApart = 3;

/** Limits how much visitors of the website may write and call. */
@Injectable()
export class WebLimits {
  constructor(
    private readonly addresses: AddressLimits,
    private readonly counted: RateLimits,
  ) {}

  /**
   * Opens one call of a conversation at a time, over all replicas: each costs the hotel money.
   * @throws Refusal 429 while another is being opened, or was a moment ago
   */
  async openOneCall<T>(conversationId: string, open: () => Promise<T>): Promise<T> {
    await this.counted.count(openingKey, conversationId, oneOpening).catch((error: unknown) => {
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
      await this.counted.block(openingKey, conversationId, oneOpening, secondsApart);
      return opened;
    } catch (error) {
      await this.counted.clear(openingKey, conversationId, oneOpening);
      throw error;
    }
  }

  /** @throws Refusal 429 */
  async count(action: Action, ip: string): Promise<void> {
    const { address, hotel } = limits[action];
    await this.addresses.count(`web-${action}`, ip, address);
    await this.counted.count(`web-${action}-day`, 'all', hotel).catch((error: unknown) => {
      const isFull = error instanceof Refusal;
      throw isFull
        ? new Refusal(429, 'assistants_busy', 'Our assistants are very busy today. Please call us instead.')
        : error;
    });
  }
}
