/** What no page of ours asks a browser for; nor may what somebody brought into one. */
const denied = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb'] as const;

type Power = (typeof denied)[number];

/** The Permissions-Policy of an answer, with what its page may ask for besides. */
export const permissionsPolicy = (given: Partial<Record<Power, string>> = {}): string =>
  denied.map((power) => `${power}=${given[power] ?? '()'}`).join(', ');
