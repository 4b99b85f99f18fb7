import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Account } from './accounts.ts';
import { invalidKey, VapiError } from './vapi-error.ts';

const payloadSchema = z.object({
  orgId: z.string(),
  exp: z.number().optional(),
  token: z.object({
    tag: z.enum(['public', 'private']),
    restrictions: z
      .object({
        enabled: z.boolean().default(true),
        allowedOrigins: z.array(z.string()).optional(),
        allowedAssistantIds: z.array(z.string()).optional(),
        allowTransientAssistant: z.boolean().default(true),
      })
      .optional(),
  }),
});
type Restrictions = NonNullable<z.infer<typeof payloadSchema>['token']['restrictions']>;

/** What a token signed with an account's private key opens. */
export type WebToken = { account: Account; restrictions: Restrictions | undefined };

/** Reads a JWT (HS256). Throws a 401 VapiError for one that no account signed, or that is over. `now` is epoch ms. */
export function readWebToken(jwt: string, accounts: readonly Account[], now: number): WebToken {
  const [header = '', body = '', signature = ''] = jwt.split('.');
  const read = payloadSchema.safeParse(decode(body));
  const account = accounts.find(({ orgId }) => orgId === read.data?.orgId);
  if (!read.success || !account || algorithmOf(header) !== 'HS256') throw invalidKey();
  const expected = createHmac('sha256', account.settings.apiKey).update(`${header}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const { exp, token } = read.data;
  if (!isOurs || (exp !== undefined && exp * 1000 <= now)) throw invalidKey();
  return { account, restrictions: token.restrictions };
}

/** Throws a 403 VapiError for a web call that the token does not allow. */
export function refuseRestricted(
  { restrictions }: Pick<WebToken, 'restrictions'>,
  origin: string | undefined,
  { assistantId }: Record<string, unknown>,
): void {
  if (!restrictions?.enabled) return;
  const { allowedOrigins, allowedAssistantIds, allowTransientAssistant } = restrictions;
  if (allowedOrigins && (origin === undefined || !allowedOrigins.includes(origin))) throw forbidden('origin');
  if (assistantId === undefined && !allowTransientAssistant) throw forbidden('transient assistant');
  if (allowedAssistantIds && !allowedAssistantIds.some((id) => id === assistantId)) throw forbidden('assistant');
}

const forbidden = (what: string): VapiError => new VapiError(403, 'Forbidden', `Key doesn't allow this ${what}`);

function algorithmOf(header: string): unknown {
  return z.object({ alg: z.string() }).safeParse(decode(header)).data?.alg;
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}
