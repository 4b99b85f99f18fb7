import { environmentVariables, startTestEnvironment } from '../../tools/src/testing/test-environment.ts';

/** Brings up the product for all journeys; with E2E_URL, E2E_CONTROL_URL, E2E_DATABASE_URL and E2E_DATA_DIR set, one that runs already is used. */
export default async function startForAll(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL']) return undefined;
  const hotel = await startTestEnvironment();
  Object.assign(process.env, environmentVariables(hotel));
  return hotel.stop;
}
