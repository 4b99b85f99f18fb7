import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { signIn } from '../../measure/ask.ts';
import { fail } from '../../src/machine/machine.ts';
import { printLine } from '../../src/machine/terminal.ts';
import type { Bench, BenchOptions, Line } from '../bench.ts';
import { openDatabases, type Databases, type FilledProduct } from './databases.ts';
import { besideTutorials } from './beside-tutorials.ts';
import { measureExport } from './export-measurements.ts';
import { lineOf, linesOfExport, sectionOf } from './lines.ts';
import { oneOfEach } from './one-of-each.ts';
import { isExport, reads } from './routes.ts';
import { measureRoutes, type Asked } from './routes-measured.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const yardstick = 1;

async function measure(
  databases: Databases,
  products: FilledProduct[],
  { only, signal, add }: BenchOptions,
): Promise<Line[]> {
  const asked: Asked[] = [];
  for (const size of sizes) {
    signal.throwIfAborted();
    const product = await databases.open(size);
    products.push(product);
    printLine(`A guest does everything in the product of ${size.toLocaleString('en-US')} calls …`);
    asked.push({ size, places: await oneOfEach(product), ask: await signIn(product.api.url) });
  }
  const chosen = reads.filter(({ path }) => path.includes(only));
  const routes = chosen.filter((endpoint) => !isExport(endpoint));
  const { measured, notMeasured } = await measureRoutes(routes, asked, yardstick, signal);
  const lines = measured.map((each) => lineOf(each, sizes, yardstick));
  for (const endpoint of chosen.filter(isExport)) {
    printLine(`Exporting ${endpoint.path} …`);
    const [small, large] = await measureExport([products[yardstick]!, products.at(-1)!], endpoint, signal);
    lines.push(...linesOfExport(endpoint.path, small, large, sizes[yardstick]!));
  }
  if (dashboardEndpoints.metrics.path.includes(only)) lines.push(await besideTutorials(products.at(-1)!, signal));
  if (measured.length > 0) add(sectionOf(measured, sizes, notMeasured));
  return lines;
}

export const growth: Bench = {
  title: 'Still fast at a million calls',
  how: `Four products of 1,000, 10,000, 100,000 and 1,000,000 calls. The first two came in by the doors that anybody outside has: signed
reports of the voice platform, and of a hundred callers all that a booking takes (tools, texts, room page, payment, the property system),
at simulated services. The larger ones, with a payment for every fifth call, are filled by SQL (tools/measure/fill), which leaves the same
columns; \`--calls 1000000\` has them all come in by the doors, and goes on where it was broken off. Then in each a guest does all that a
guest can, and every GET that staff or guests can ask is asked: thirty times, after a warm-up, turn by turn in all products.

Measured is the p95 over HTTP on loopback at 1,000,000 calls, the yardstick the same at 10,000. The target is 1.5 times as much, or 5 ms
more, for that is noise. What misses is asked again, four times at most, and the fastest round of each product counts, for another program may
have been at work. Every list with every filter: lists.md, by \`npm run measure\`. The figures of the dashboard are asked of the largest product as fast as it answers, and of the same as tutorials
write it on the same database (npm run bench -- api), which adds up all its calls for each answer.`,
  run: async (options) => {
    const { calls, signal, only } = options;
    if (!reads.some(({ path }) => path.includes(only))) return [];
    if (!(calls >= 0)) fail('--calls takes a number: how many come in by the doors.');
    const databases = await openDatabases();
    const products: FilledProduct[] = [];
    let isDone = false;
    try {
      await databases.make(sizes, calls, signal);
      const lines = await measure(databases, products, options);
      isDone = only === '';
      return lines;
    } finally {
      await Promise.all(products.map(({ stop }) => stop()));
      await (isDone ? databases.remove() : databases.stop());
    }
  },
};
