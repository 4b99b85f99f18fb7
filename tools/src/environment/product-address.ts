import { readSettings } from './settings.ts';

/** Where the product is asked: at API_URL, else on this machine at PORT. @throws UserFacingError */
export const productAddress = (variables: NodeJS.ProcessEnv): string =>
  (variables['API_URL'] || `http://localhost:${readSettings(variables).env.PORT}`).replace(/(?<!\/)\/+$/, '');
