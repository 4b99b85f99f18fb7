import { mostNewCalls } from '@booking/contracts/dashboard';

/** How many calls came since the screen was drawn, in words. */
export function newCallsText(count: number): string {
  if (count >= mostNewCalls) return `${mostNewCalls.toLocaleString('en-US')} or more new calls`;
  return `${count} new ${count === 1 ? 'call' : 'calls'}`;
}
