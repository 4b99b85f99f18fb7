/** Addresses that the shell, and the server it comes from, keep for themselves, with all below them. */
export const shellPaths = ['/sign-in', '/invitation', '/account', '/api', '/assets', '/site'];
