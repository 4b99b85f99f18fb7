import { placesOf, startHouse } from '../../tools/src/house.ts';

/** Brings up the product for all journeys; with E2E_URL, E2E_CONTROL_URL, E2E_DATABASE_URL and E2E_DATA_DIR set, one that runs already is used. */
export default async function startForAll(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL']) return undefined;
  const house = await startHouse();
  Object.assign(process.env, placesOf(house));
  return house.stop;
}
