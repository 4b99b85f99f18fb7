import { loadApi } from '../load-api.ts';

/** As `loadApi`, for /ai. It comes after the script that all pages share, whose libraries it uses. */
export const loadAiApi = async () => (await loadApi()).loadAiApi();
