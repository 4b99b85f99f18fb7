/**
 * Loads what requests and checks. A page that the server rendered shows, and answers clicks, without it: it arrives while a guest reads.
 * @throws ChunkLoadError when the script is cut off; the next call tries again
 */
export const loadApi = () => import(/* webpackChunkName: "api" */ './api.ts');
