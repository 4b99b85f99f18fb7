import type { Mode } from '@booking/contracts/mode';
import type { Env } from '../../platform/env/env.ts';
import type { VapiHttp } from './vapi-http.ts';

/** Where Vapi reaches us, and by what it shows that it is Vapi. */
export type OurDoor = Pick<Env['settings'], 'PUBLIC_URL' | 'GUESTS_URL' | 'VAPI_TOOL_TOKEN' | 'VAPI_WEBHOOK_SECRET'>;

/** An account at Vapi, as we talk with it. */
export type Account = { http: VapiHttp; mode: Mode; door: OurDoor };
