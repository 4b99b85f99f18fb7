import * as z from 'zod/mini';
import { EmailAddress } from '@booking/contracts/typed-text';

const port = z.coerce
  .number('a port number')
  .check(z.int(), z.minimum(0, 'a port number'), z.maximum(65535, 'a port number from 0 to 65535'));
const origin = z.pipe(
  z.url({ protocol: /^https?$/, error: 'an http or https address' }),
  z.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
);
/** An address in which `{id}` stands for the id of what is to be shown. */
const addressById = z
  .url({ protocol: /^https?$/, error: 'an http or https address' })
  .check(z.includes('{id}', 'an address with {id} in it'));
const milliseconds = (most: number) =>
  z.coerce
    .number('a number of milliseconds')
    .check(z.int(), z.minimum(1), z.maximum(most, `at most ${most} milliseconds`));
const database = z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' });
const secret = z.string().check(z.minLength(16, 'at least 16 characters'));
/** Several of them, between commas. */
const secrets = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',')),
  ),
  z.array(secret),
);
const zone = z.string().check(
  z.refine((name) => {
    try {
      return Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  }, 'an IANA time zone such as America/Chicago'),
);

export const credentials = [
  'VAPI_API_KEY',
  'VAPI_PUBLIC_KEY',
  'VAPI_PHONE_NUMBER_ID',
  'CLOUDBEDS_CLIENT_ID',
  'CLOUDBEDS_CLIENT_SECRET',
  'CLOUDBEDS_API_KEY',
  'CLOUDBEDS_PROPERTY_ID',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
] as const;
export type Credential = (typeof credentials)[number];

/** `VAPI_API_KEY` in live mode is read from `VAPI_LIVE_API_KEY`. */
export const credentialName = (credential: Credential, mode: 'test' | 'live'): string =>
  credential.replace('_', `_${mode.toUpperCase()}_`);

/** The names of every credential, both modes. */
export const credentialNames: readonly string[] = credentials.flatMap((name) => [
  credentialName(name, 'test'),
  credentialName(name, 'live'),
]);

const credentialShape = Object.fromEntries(
  credentialNames.map((name) => [name, z.optional(z.string().check(z.minLength(1)))]),
);

/** Every variable the product reads, with its default; `npm start` fills in what a person may leave out. */
export const Environment = z.object({
  PORT: z._default(port, 4200),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: z.optional(origin),
  /** A host name of their own for guests' pages, so that nothing of the console is under it, nor they under the console's. */
  GUESTS_URL: z.optional(origin),
  /** Alone, it names the owner of the schema, and the product makes a role with fewer rights, by which it then works. */
  DATABASE_URL: z.optional(database),
  /** The owner of the schema, for migrations alone; DATABASE_URL then names the role that the product works by. */
  DATABASE_OWNER_URL: z.optional(database),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  /** How long a process serves on that was asked to end and says it is not ready: behind a load balancer, longer than that takes to see it. */
  DRAIN_SECONDS: z._default(
    z.coerce.number('a number of seconds').check(z.int(), z.minimum(0), z.maximum(60, 'at most 60 seconds')),
    0,
  ),
  HOTEL_TIME_ZONE: z._default(zone, 'America/Chicago'),
  ADMIN_EMAIL: z.optional(EmailAddress('an e-mail address')),
  /** Besides its length: none of those everybody tries, or the start ends. */
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(8, 'at least 8 characters'), z.maxLength(128, 'at most 128 characters')),
  ),
  /** A service that people of the hotel may sign in with besides (OpenID Connect). The label is what the button says. */
  OIDC_ISSUER: z.optional(z.url({ protocol: /^https?$/, error: 'an http or https address' })),
  OIDC_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  OIDC_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  OIDC_LABEL: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40, 'at most 40 characters'))),
  SIMULATORS: z.optional(z.enum(['on', 'off'], 'on or off')),
  SIMULATORS_PORT: z._default(port, 4300),
  /** Rough: callers, guests and providers as they are in the field, instead of weeks of ordinary calls. */
  REHEARSAL: z.optional(z.enum(['on', 'off', 'rough'], 'on, off or rough')),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error'], 'debug, info, warn or error'), 'info'),
  /** What this process does of the hotel: its pages and API, the jobs of its queue, both, or bringing the database to this version and ending. */
  PROCESS: z._default(z.enum(['all', 'api', 'worker', 'migrations'], 'all, api, worker or migrations'), 'all'),
  VAPI_BASE_URL: z.optional(origin),
  CLOUDBEDS_BASE_URL: z.optional(origin),
  /** Where Cloudbeds keeps photos besides its own storage; `npm start` names its simulator. */
  CLOUDBEDS_PICTURES_URL: z.optional(origin),
  STRIPE_BASE_URL: z.optional(origin),
  TWILIO_BASE_URL: z.optional(origin),
  /** How long a request may take to arrive, its body included: a photo of 5 MB at 200 kilobits a second takes 200 seconds. */
  REQUEST_TIMEOUT_MS: z._default(milliseconds(600_000), 300_000),
  /** How long a provider may take to answer, unless a request says otherwise. */
  OUTBOUND_TIMEOUT_MS: z._default(milliseconds(60_000), 10_000),
  /** How long a provider that failed several times in a row is not asked. */
  BREAKER_PAUSE_MS: z._default(milliseconds(60_000), 10_000),
  /** In what time Cloudbeds takes five requests: a little over a second, for they do not arrive at the distance at which they were sent. */
  CLOUDBEDS_PACE_MS: z._default(milliseconds(10_000), 1_200),
  /** How often is looked for work that is due again or later; the queue takes no less than half a second. New work is told of at once. */
  JOBS_POLL_MS: z._default(milliseconds(60_000).check(z.minimum(500, 'at least 500 milliseconds')), 5_000),
  /** Where pages take the script from that speaks with the voice platform, instead of our own copy of it. */
  VAPI_WEB_SCRIPT_URL: z.optional(z.url({ protocol: /^https?$/, error: 'an http or https address' })),
  /** Where a person can speak for whoever is called, if there is such a place. */
  TEST_CALLER_URL: z.optional(addressById),
  /** Where alerts are posted besides the console, by https unless it is on this machine; only who runs the hotel may say where it posts to. */
  ALERT_WEBHOOK_URL: z.optional(z.url({ protocol: /^https?$/, error: 'an http or https address' })),
  /** What Prometheus shows to read /api/admin/metrics; it opens nothing else. */
  METRICS_TOKEN: z.optional(secret),
  /** A bucket that builds of remotes and sealed objects lie in instead of DATA_DIR: replicas on several machines need one. */
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'))),
  S3_REGION: z._default(z.string().check(z.minLength(1)), 'us-east-1'),
  /** Where the store answers, when it is not AWS in that region. */
  S3_ENDPOINT: z.optional(origin),
  /** Of an account that may list the bucket, and read, write and delete what is under `remotes/` and `objects/`. */
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
  /** One secret for each way in at which the voice platform calls: its messages, and the tools of guests, staff and customers. */
  VAPI_WEBHOOK_SECRET: z.optional(secret),
  VAPI_TOOL_TOKEN: z.optional(secret),
  VAPI_STAFF_TOOL_TOKEN: z.optional(secret),
  VAPI_CUSTOMER_TOOL_TOKEN: z.optional(secret),
  /** What the voice platform still uses until an assistant is published anew. */
  VAPI_WEBHOOK_SECRET_BEFORE: z.optional(secret),
  VAPI_TOOL_TOKEN_BEFORE: z.optional(secret),
  VAPI_STAFF_TOOL_TOKEN_BEFORE: z.optional(secret),
  VAPI_CUSTOMER_TOOL_TOKEN_BEFORE: z.optional(secret),
  SECRET_KEY: z.optional(secret),
  /**
   * Keys that open what was sealed by them; at the start all of it is sealed anew by SECRET_KEY, and the log says when they can go.
   * Of several replicas each is told the next key here first, then it changes places with SECRET_KEY.
   */
  SECRET_KEYS_BEFORE: z.optional(secrets),
  ...(credentialShape as Record<string, z.ZodMiniOptional<z.ZodMiniString>>),
});
export type Environment = z.infer<typeof Environment>;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** Each opens its own door only, so no two of them may be the same. */
const doorSecrets = [
  'VAPI_WEBHOOK_SECRET',
  'VAPI_TOOL_TOKEN',
  'VAPI_STAFF_TOOL_TOKEN',
  'VAPI_CUSTOMER_TOOL_TOKEN',
] as const;

const sameSecrets = (env: Environment): string[] =>
  doorSecrets.flatMap((name, at) =>
    doorSecrets
      .slice(at + 1)
      .filter((other) => env[name] !== undefined && env[name] === env[other])
      .map((other) => `${name} and ${other}: expected different secrets`),
  );

const problems = (env: Environment): string[] => {
  const found = sameSecrets(env);
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    found.push('ADMIN_EMAIL and ADMIN_PASSWORD: expected both or neither');
  }
  const bucket = [env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  if (bucket.some(Boolean) && !bucket.every(Boolean)) {
    found.push('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: expected all of them or none');
  }
  const oidc = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET, env.OIDC_LABEL];
  if (oidc.some(Boolean) && !oidc.every(Boolean)) {
    found.push('OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_LABEL: expected all of them or none');
  }
  if (env.OIDC_ISSUER?.startsWith('http:') && !isLoopback(new URL(env.OIDC_ISSUER).hostname)) {
    found.push('OIDC_ISSUER: expected an https address');
  }
  if (env.ALERT_WEBHOOK_URL?.startsWith('http:') && !isLoopback(new URL(env.ALERT_WEBHOOK_URL).hostname)) {
    found.push('ALERT_WEBHOOK_URL: expected an https address');
  }
  if (isLoopback(env.HOST)) return found;
  const exposed = `because HOST is ${env.HOST}, which others can reach`;
  if (!env.PUBLIC_URL?.startsWith('https:')) found.push(`PUBLIC_URL: expected an https address, ${exposed}`);
  if (env.GUESTS_URL && !env.GUESTS_URL.startsWith('https:')) {
    found.push(`GUESTS_URL: expected an https address, ${exposed}`);
  }
  if (!env.SECRET_KEY) found.push(`SECRET_KEY: expected a key of your own, ${exposed}`);
  if (!env.ADMIN_EMAIL) found.push(`ADMIN_EMAIL: expected an owner, ${exposed}`);
  return found;
};

/**
 * Reads and checks the environment.
 * @throws Error with one line: each wrong variable with what was expected; values are never repeated.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const wrong = parsed.success
    ? problems(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}`);
  if (wrong.length > 0) throw new Error(`Environment: ${[...new Set(wrong)].join('; ')}.`);
  return parsed.data!;
}
