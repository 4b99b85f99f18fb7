import type { ToolAudience } from '@booking/contracts/tools';

/** A way in at which the voice platform calls: for its messages, or for the tools of an audience. */
export type VoiceCallback = 'webhook' | ToolAudience;

/** The variable that holds a callback's secret, which counts at no other. */
export const callbackSecretNames = {
  webhook: 'VAPI_WEBHOOK_SECRET',
  guest: 'VAPI_TOOL_TOKEN',
  staff: 'VAPI_STAFF_TOOL_TOKEN',
  customer_experience: 'VAPI_CUSTOMER_TOOL_TOKEN',
} as const satisfies Record<VoiceCallback, string>;

export const voiceCallbacks = Object.keys(callbackSecretNames) as VoiceCallback[];
