import type { OurDoor } from './account.ts';
import { object, type Json } from './lenient.ts';

/** What the call log lives on. A call that is being watched is asked for, so nothing is sent for every word of it. */
const serverMessages = ['tool-calls', 'status-update', 'end-of-call-report'];
const ofServer = ['credentialId', 'backoffPlan', 'staticIpAddressesEnabled', 'encryptedPaths'];
const secretHeader = 'x-vapi-secret';

export const isSecretHeader = (name: string): boolean => name.toLowerCase() === secretHeader;

const pick = (held: Json, keep: (name: string) => boolean): Json =>
  Object.fromEntries(Object.entries(held).filter(([name]) => keep(name)));

const serverOf = (held: Json, door: OurDoor): Json => ({
  ...pick(held, (name) => ofServer.includes(name)),
  url: `${door.PUBLIC_URL}/api/webhooks/vapi`,
  timeoutSeconds: 20,
  headers: {
    ...pick(object(held['headers']), (name) => !isSecretHeader(name)),
    [secretHeader]: door.VAPI_WEBHOOK_SECRET,
  },
});

/** What every assistant of ours has at Vapi, whatever its draft says; what else stood in these subtrees goes along. */
export const settingsOf = (held: Json, door: OurDoor) => ({
  server: serverOf(object(held['server']), door),
  serverMessages,
  monitorPlan: {
    ...object(held['monitorPlan']),
    listenAuthenticationEnabled: true,
    controlAuthenticationEnabled: true,
  },
});
