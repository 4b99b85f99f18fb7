import type { Line } from '../bench.ts';
import type { Place } from './place.ts';
import { startProduct, type Settings } from './product.ts';

/** The first start of a clone with nothing installed and nothing built. */
export async function freshStart(place: Place, settings: Settings): Promise<Line[]> {
  const { product, seconds } = await startProduct(place, settings);
  const silence = product.longestSilenceMs() / 1000;
  await product.stop();
  return [
    {
      what: 'npm start of a fresh clone, until it is ready',
      value: seconds,
      unit: 's',
      target: { kind: 'value', atMost: 240 },
      note: "Installed with what npm has in its cache of this machine; the first time ever the network's time is added.",
    },
    {
      what: 'Longest time in it without a word',
      value: silence,
      unit: 's',
      target: { kind: 'value', atMost: 30 },
      note: 'Outside a terminal; in one, npm shows besides what it is doing.',
    },
  ];
}

/** A start of what is installed and built, with its data there. */
export async function secondStart(place: Place, settings: Settings): Promise<Line[]> {
  const { product, seconds } = await startProduct(place, settings);
  await product.stop();
  return [
    {
      what: 'npm start the second time, until it is ready',
      value: seconds,
      unit: 's',
      target: { kind: 'value', atMost: 15 },
    },
  ];
}
