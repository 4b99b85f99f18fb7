import type { Mode } from '@booking/contracts/mode';
import type { Door } from '../../platform/env/voice-callbacks.schema.ts';
import type { VapiHttp } from './vapi-http.client.ts';

/** Ids of the credentials with which Vapi shows at our doors that it is Vapi. One that is not there yet has none. */
export type DoorCredentials = Partial<Record<Door, string>>;

/** Where Vapi reaches us, and by which credentials of its own. No secret is in it. */
export type OurDoor = { PUBLIC_URL: string; credentials: DoorCredentials };

/** An account at Vapi, as we talk with it. */
export type Account = { http: VapiHttp; mode: Mode; door: OurDoor };
