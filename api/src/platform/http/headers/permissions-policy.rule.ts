/** Browser features that no page of ours uses, and that injected code must not use either. */
const denied = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb'] as const;

type Power = (typeof denied)[number];

/** The Permissions-Policy of an answer, with what its page may ask for besides. */
export const permissionsPolicy = (given: Partial<Record<Power, string>> = {}): string =>
  denied.map((power) => `${power}=${given[power] ?? '()'}`).join(', ');
