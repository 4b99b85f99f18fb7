import { owner } from '../../src/testing/test-environment.ts';
import { reserveFreePort } from '../../src/machine/machine.ts';
import { runIn, type Running } from './command.ts';
import type { Place } from './place.ts';

/** How the product of a place is started and found, the same each time. */
export type Settings = Record<string, string>;

export const settingsFor = async (place: Place): Promise<Settings> => ({
  PORT: String(await reserveFreePort()),
  SIMULATORS_PORT: String(await reserveFreePort(5)),
  DATA_DIR: place.at('.data'),
  REHEARSAL: 'off',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
});

/** `npm start` until it says that it is ready. */
export async function startProduct(place: Place, settings: Settings): Promise<{ product: Running; seconds: number }> {
  const product = runIn(place, ['npm', 'start'], settings);
  const { ms } = await product.heard(/^Ready: /m);
  return { product, seconds: ms / 1000 };
}
