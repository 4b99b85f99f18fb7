import { mostNewCalls } from '@booking/contracts/dashboard';
import { formatCount } from '@booking/hotel/money';

/** How many calls came since the screen was drawn, in words. */
export function newCallsText(count: number): string {
  if (count >= mostNewCalls) return `${formatCount(mostNewCalls)} or more new calls`;
  return `${count} new ${count === 1 ? 'call' : 'calls'}`;
}
