import type { Bench } from '../bench.ts';
import { startBenchProduct } from './bench-product.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measureTool } from './tool.ts';
import { measureWebhooks } from './webhooks.ts';

const parts = { pages: measurePages, tool: measureTool, webhooks: measureWebhooks, memory: measureMemory };

export const apiBench: Bench = {
  title: 'The speed of the API',
  how: `The built product as one process, on a PostgreSQL that keeps what it acknowledges on the disk, with 10,000 calls and 2,000
payments and simulated providers. The load comes over loopback from a process of its own: 8 connections that ask again as soon as they
are answered, 3 rounds of 5 seconds each, of which the median counts, or a steady number in a second, where a request counts from when it was due.
Each yardstick is on the same database in the same run, turn by turn with ours: the same SQL and JSON from Fastify and pg alone, without
guards, checks, headers or a log, and the same three answers from Nest on Express with TypeORM's entities and relations
(tools/bench/api/yardsticks).`,
  run: async ({ only, signal }) => {
    const chosen = Object.entries(parts).filter(([name]) => name.includes(only));
    if (chosen.length === 0) return [];
    const product = await startBenchProduct();
    const lines = [];
    try {
      for (const [, measure] of chosen) lines.push(...(await measure(product, signal)));
    } finally {
      await product.stop();
    }
    return lines;
  },
};
