import type { BrowserContext } from '@playwright/test';
import type { Line } from '../bench.ts';
import { finish } from './command.ts';
import type { Place } from './place.ts';
import type { Settings } from './product.ts';

const id = 'mfe-laundry';
const label = 'Laundry';

/** A remote that does not exist, made, shipped to the running product and found in the sidebar. */
export async function firstRemoteLines(place: Place, settings: Settings, context: BrowserContext): Promise<Line[]> {
  const began = performance.now();
  const made = await finish(place, ['npm', 'run', 'new', '--', id, label], settings);
  const shipped = await finish(place, ['npm', 'run', 'ship', '--', id, '--reason', 'First version'], settings);
  const page = await context.newPage();
  await page.goto(`http://localhost:${settings['PORT']}/`);
  await page.getByRole('navigation').getByRole('link', { name: label }).click();
  await page.getByRole('heading', { level: 1, name: label }).waitFor();
  const ms = performance.now() - began;
  await page.close();
  return [
    {
      what: 'A remote made, shipped and opened from the sidebar',
      value: ms / 1000,
      unit: 's',
      target: { kind: 'value', atMost: 60 },
      note: `npm run new took ${(made.ms / 1000).toFixed(1)} s, npm run ship ${(shipped.ms / 1000).toFixed(1)} s.`,
    },
  ];
}
