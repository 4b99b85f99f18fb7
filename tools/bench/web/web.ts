import type { Bench } from '../bench.ts';
import { consolePart } from './console.part.ts';
import { guestPart } from './guest.part.ts';
import { memoryPart } from './memory.part.ts';
import { openPlace } from './place.ts';
import { screensPart } from './screens.part.ts';
import { scrollingPart } from './scrolling.part.ts';

const parts = [consolePart, guestPart, screensPart, memoryPart, scrollingPart];
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** How fast pages are, in a real browser against a whole product that rehearsed calls have filled. */
export const web: Bench = {
  title: 'How fast the pages are',
  how: `A page is loaded cold in Chromium with an empty cache, 1.6 Mbit/s down, 0.75 up, 150 ms to and fro and the processor
four times slower; a new browser each round, all pages in turn, medians of ${rounds}. What Node serves over HTTP/1.1 stands
behind the same small front that ends TLS and speaks HTTP/2, ours and the yardsticks alike, as nginx does in \`deploy/\`; it passes
bytes as they are. All is sent as brotli: our files compressed ahead as the product does, the yardsticks' as far as it goes too.
Requests and KB are those asked for until what a person came for is in the page (four figures and ten calls; a room that can be chosen:
React has taken the button over), photos aside. Blocked is all of long tasks over 50 ms, until a second after that.
"One bundle" is the same sources of shell and remotes in one build, a screen a chunk, without federation, from a page that has the same
session written in and nothing else. The two dashboards of frameworks are minimal: a sidebar of ten, four cards, a table of ten
rows, data by fetch from memory. The plain guest pages show the same rooms and photos, written into the page. Screens, memory and
scrolling are measured without slowing anything down; a screen of another remote is hovered over for 200 ms before the click.`,
  async run({ only, signal }) {
    const chosen = parts.filter(({ name }) => name.includes(only));
    if (chosen.length === 0) return [];
    const place = await openPlace();
    try {
      const lines = [];
      for (const part of chosen) lines.push(...(await part.measure(place, { rounds, signal })));
      return lines;
    } finally {
      await place.close();
    }
  },
};
