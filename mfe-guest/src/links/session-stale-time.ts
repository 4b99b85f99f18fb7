/** How long a page shows what the server rendered, in ms. Staff who come back to it in the console later see it as it is then. */
export const sessionStaleTime = 60_000;
