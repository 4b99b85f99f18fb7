import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const name = 'content-security-policy';

type Nonced = { template: string; nonce: string };

/**
 * Lets only those scripts of a page run that its template names, and what these load; what is written into the template
 * afterwards has no nonce. Where scripts may come from is said by the policy of every answer, which holds besides and
 * lets a script run that stands in the page itself only by the same nonce.
 * @param styles also for its style elements: not where scripts bring styles of their own, as those of remotes do
 */
export function withNonce(reply: FastifyReply, page: string, { styles }: { styles: boolean }): Nonced {
  const nonce = randomBytes(16).toString('base64url');
  const only = [
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ...(styles ? [`style-src-elem 'self' 'nonce-${nonce}'`] : []),
  ];
  // workers would follow the scripts
  const policy = [...only, "worker-src 'self' blob:"].join(';');
  const everywhere = String(reply.getHeader(name)).replace("script-src 'self'", `$& 'nonce-${nonce}'`);
  void reply.header(name, `${everywhere}, ${policy}`);
  return { template: page.replaceAll(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`), nonce };
}
