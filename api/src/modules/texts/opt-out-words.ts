/**
 * Whether somebody asks for no more texts, or for texts again. Wider than what the provider acts upon: "stop please" means
 * stop as well (revocation by any reasonable means).
 */
export function optOutWish(body: string): 'out' | 'in' | undefined {
  const words = body
    .toLowerCase()
    .replace(/[^a-z\s]/g, ' ')
    .trim()
    .split(/\s+/);
  const [first = ''] = words;
  if (['stop', 'stopall', 'unsubscribe', 'quit', 'end', 'revoke', 'optout'].includes(first)) return 'out';
  // "cancel" alone is a wish for no texts; in a sentence it is about a reservation
  if (words.length === 1 && first === 'cancel') return 'out';
  if (words.join(' ').match(/^(opt out|please stop|no more texts)\b/)) return 'out';
  if (words.length === 1 && ['start', 'yes', 'unstop'].includes(first)) return 'in';
  return undefined;
}
