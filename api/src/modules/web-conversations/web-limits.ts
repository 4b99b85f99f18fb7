import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@booking/contracts/endpoint';
import { AddressLimits } from '../../platform/http/address-limits.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';

type Deed = 'message' | 'call';

const perHour = (points: number): RateLimit => ({ points, seconds: 60 * 60 });
const perDay = (points: number): RateLimit => ({ points, seconds: 24 * 60 * 60 });

/** Every message and call costs the hotel money, and anybody may begin one. A hotel's own network has one address. */
const limits: Record<Deed, { address: RateLimit; house: RateLimit }> = {
  message: { address: perHour(240), house: perDay(3000) },
  call: { address: perHour(20), house: perDay(200) },
};

/** How much visitors of the website may talk. */
@Injectable()
export class WebLimits {
  constructor(
    private readonly addresses: AddressLimits,
    private readonly counted: RateLimits,
  ) {}

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
