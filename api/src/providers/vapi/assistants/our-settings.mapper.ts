import type { CallbackTarget } from '../vapi-account.schema.ts';
import { object, type Json } from '../lenient-json.mapper.ts';
import { isSecretHeader } from '../webhook/find-secrets.rule.ts';

/** What the call log lives on, and each turn once it is said, for those who watch; nothing is sent for every word of it. */
const serverMessages = ['tool-calls', 'status-update', 'transcript[transcriptType="final"]', 'end-of-call-report'];
const ofServer = ['backoffPlan', 'staticIpAddressesEnabled', 'encryptedPaths'];

const pick = (held: Json, keep: (name: string) => boolean): Json =>
  Object.fromEntries(Object.entries(held).filter(([name]) => keep(name)));

/**
 * A server object that Vapi calls us by, with what else stood in it but for secrets: those are in the credential, which is named by
 * its id. A call whose server is overridden sends an id that opens nothing.
 */
export function serverOf(held: Json, url: string, credentialId: string | undefined): Json {
  const headers = pick(object(held['headers']), (name) => !isSecretHeader(name));
  return {
    ...pick(held, (name) => ofServer.includes(name)),
    url,
    timeoutSeconds: 20,
    ...(credentialId !== undefined && { credentialId }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

/** What every assistant of ours has at Vapi, whatever its draft says; what else stood in these subtrees goes along. */
export const settingsOf = (held: Json, { PUBLIC_URL, credentials }: CallbackTarget) => ({
  server: serverOf(object(held['server']), `${PUBLIC_URL}/api/webhooks/vapi`, credentials.webhook),
  serverMessages,
  monitorPlan: {
    ...object(held['monitorPlan']),
    listenAuthenticationEnabled: true,
    controlAuthenticationEnabled: true,
  },
});
