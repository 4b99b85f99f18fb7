import { loadApi } from '../load-api.ts';

/** As `loadApi`, for pre-check-in. It comes after the script that all pages share, whose libraries it uses. */
export const loadPrecheckinApi = async () => (await loadApi()).loadPrecheckinApi();
