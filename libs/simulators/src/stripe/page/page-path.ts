/** Where a session is paid, on the simulator's own origin. */
export const pagePath = (sessionId: string): string => `/c/pay/${sessionId}`;
