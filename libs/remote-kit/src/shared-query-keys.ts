/**
 * The first parts of query keys whose data all remotes and the shell share. Remotes read them and ask for them anew; the
 * shell alone writes them. Every other key is a remote's own, whatever it is called.
 * `alerts` is what the bell shows: a remote asks for it anew after something that raises or clears one, and the dashboard lists it.
 */
export const sharedQueryKeys: ReadonlySet<unknown> = new Set(['alerts']);
