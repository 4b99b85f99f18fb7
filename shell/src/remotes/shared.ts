/** What the shell gives remotes at run time, by module and version. */
export type ShareScope = Record<string, Record<string, { get: () => unknown; from: string }>>;

// of the build: rspack puts its own in their place
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Record<string, ShareScope>;

/** The modules of `shared-policy.mjs`, each of which is there once. */
export async function shared(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__['default']!;
}
