import * as z from 'zod/mini';
import { ownPath } from '@booking/contracts/own-path';
import { slotModule } from '@booking/contracts/remotes';
import type { SearchHit } from '@booking/contracts/search';
import type { FoundRecord, SearchProvider } from '@booking/remote-kit/kit';
import { clearDrawing } from '../remotes/containment/frozen-screen.ts';
import { showStyles } from '../remotes/containment/traces.ts';
import { failed } from '../remotes/loading/failure.ts';
import { deadlineMs } from '../remotes/loading/runtime-plugin.ts';
import { loaderOf, type Loader } from '../remotes/loading/screen-loader.ts';
import { beginNow, isUnderWay } from './begin-slot.ts';
import type { Offer } from './offers.ts';

/** As many as the API finds of each kind. */
const mostHits = 5;

const isOwnPath = (link: string): boolean => link === '/' || ownPath(link) !== '/';
const Found = z.array(z.object({ title: z.string(), detail: z.string(), link: z.string().check(z.refine(isOwnPath)) }));

/** Failures of what a provider does, which it would repeat with every word that is typed. */
const ofItsWork = new Set(['render-threw', 'suspended']);

const loaderFor = ({ remote, slot }: Offer): Loader => loaderOf(remote, slotModule(slot.module));

/** @throws Error with the reason that it is not loaded */
async function loadProvider(loader: Loader) {
  const before = loader.get();
  if (before.is !== 'failed' || !ofItsWork.has(before.because.outcome)) await beginNow(loader);
  const state = loader.get();
  if (state.is !== 'ready' && state.is !== 'degraded')
    throw new Error(('because' in state && state.because?.message) || 'It was not loaded.');
  return { search: state.Screen as unknown as SearchProvider, digest: state.build.digest };
}

/** What a provider answers within the deadline. What it still has under way afterwards is aborted. */
async function answerInTime(search: SearchProvider, words: string, signal: AbortSignal): Promise<unknown> {
  const ask = new AbortController();
  const callOff = (): void => ask.abort(signal.reason);
  signal.addEventListener('abort', callOff);
  // a provider that never answers says nothing of the other modules of its remote, as a timeout would
  const late = failed('suspended', `It did not answer within ${deadlineMs / 1000} seconds.`);
  const timer = setTimeout(() => ask.abort(late), deadlineMs);
  const aborted = new Promise<never>((_, reject) => {
    ask.signal.addEventListener('abort', () => reject(ask.signal.reason as Error));
  });
  const answer = async (): Promise<unknown> => search(words, { signal: ask.signal });
  try {
    return await Promise.race([answer(), aborted]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', callOff);
    ask.abort();
  }
}

/** @throws Error that names the first field that is not as it has to be */
function readFound(answer: unknown): FoundRecord[] {
  const found = Found.safeParse(answer);
  if (!found.success) {
    const field = found.error.issues[0]?.path.join('.') || 'all of it';
    throw failed('render-threw', `What it answered cannot be shown: ${field}.`);
  }
  return [...new Map(found.data.map((record) => [record.link, record])).values()].slice(0, mostHits);
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** A request that was refused, called off or never answered is no fault of the build. */
const isOfRequest = ({ name, message }: Error): boolean =>
  ['RequestError', 'AbortError', 'TimeoutError'].includes(name) ||
  (name === 'TypeError' && /fetch|network|load failed/i.test(message));

/**
 * Asks a remote what it finds. It is loaded as screens are, and held to a deadline and to the form of what is found; where the live build
 * fails, the build before is asked.
 * @throws Error with the reason, which is reported where it is the build's
 */
export async function askProvider(offer: Offer, words: string, signal: AbortSignal): Promise<SearchHit[]> {
  const loader = loaderFor(offer);
  const { search, digest } = await loadProvider(loader);
  signal.throwIfAborted();
  // what it adds to the page ends with its answer
  const endTraces = showStyles(`${offer.remote.id}/${digest}`);
  try {
    loader.drawing();
    const answer = answerInTime(search, words, signal);
    clearDrawing();
    const found = readFound(await answer);
    loader.shown();
    return found.map((record) => ({ ...record, kind: offer.slot.title }));
  } catch (thrown) {
    const error = errorOf(thrown);
    if (signal.aborted || isOfRequest(error)) throw error;
    loader.threw(error);
    if (!isUnderWay(loader)) throw error;
    return await askProvider(offer, words, signal);
  } finally {
    endTraces();
  }
}

/** Has a provider that failed loaded anew when it is asked next. */
export function resetProvider(offer: Offer): void {
  const loader = loaderFor(offer);
  if ('because' in loader.get()) loader.again();
}
