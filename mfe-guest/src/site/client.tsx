import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadContract } from '../ask.ts';
import type { Read } from '../written.ts';
import { stopKeeping } from './kept-press.tsx';
import { loadScreen } from './screens.ts';
import { Site, type Start } from './site.tsx';

const { screen, hotelTimeZone, written } = JSON.parse(document.getElementById('start')!.textContent) as Start;
const { pathname, search } = location;
const read: Read = (name) => written[name] as ReturnType<typeof read<typeof name>>;

/** In a function, because what waits at the top of a module brings half a kilobyte with it. */
async function start(): Promise<void> {
  const Screen = await loadScreen(screen);
  const page = <Site Screen={Screen} hotelTimeZone={hotelTimeZone} address={{ pathname, search }} read={read} />;
  const root = document.getElementById('root')!;
  stopKeeping();
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
void start();

// it is here before a guest has chosen; whoever needs it and has no connection is told then
loadContract().catch(() => undefined);
