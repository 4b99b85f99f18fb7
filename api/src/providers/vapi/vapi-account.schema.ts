import type { Mode } from '@booking/contracts/mode';
import type { VoiceCallback } from '../../platform/env/voice-callbacks.schema.ts';
import type { VapiHttp } from './vapi-http.client.ts';

/** Ids of the credentials with which Vapi shows at our callbacks that it is Vapi. One that is not there yet has none. */
export type CallbackCredentials = Partial<Record<VoiceCallback, string>>;

/** Where Vapi reaches us, and by which credentials of its own. No secret is in it. */
export type CallbackTarget = { PUBLIC_URL: string; credentials: CallbackCredentials };

/** An account at Vapi, as we talk with it. */
export type VapiAccount = { http: VapiHttp; mode: Mode; target: CallbackTarget };
