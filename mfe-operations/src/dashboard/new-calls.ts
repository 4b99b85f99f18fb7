import { mostNewCalls, type EnhancedCallLog } from '@booking/contracts/dashboard';
import { formatCount } from '@booking/hotel/money';

const beforeAll = new Date(0).toISOString();

/** When the newest of the calls that are shown began; nothing before they are there. */
export const newestOf = (calls: readonly EnhancedCallLog[] | undefined): string | undefined =>
  calls && (calls[0]?.timestamp ?? beforeAll);

/** How many calls came since the screen was drawn, in words. */
export function newCallsText(count: number): string {
  if (count >= mostNewCalls) return `${formatCount(mostNewCalls)} or more new calls`;
  return `${count} new ${count === 1 ? 'call' : 'calls'}`;
}
