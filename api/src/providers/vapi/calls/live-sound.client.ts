import type { Mode } from '@booking/contracts/mode';
import { providerErrors } from '../../../platform/outbound/provider.error.ts';
import type { LiveSound, NotLive } from '../../voice-platform.port.ts';
import { number, object, type Json } from '../lenient-json.mapper.ts';
import type { VapiHttp } from '../vapi-http.client.ts';
import { findMonitor } from './end-call.client.ts';

/** Vapi documents neither; a text frame that says otherwise before the first sound counts. */
const usual = { sampleRate: 16_000, channels: 1 };
const longestWaitMs = 10_000;
/** A listener who is slower than the call misses some of it. */
const mostHeldBytes = 1_000_000;

/** What a text frame says of the samples that follow. */
export function soundFormat(frame: string): typeof usual {
  let read: Json = {};
  try {
    read = object(JSON.parse(frame));
  } catch {
    return usual;
  }
  const [rate, channels] = [number(read['sampleRate']), number(read['channels'])];
  return {
    sampleRate: rate && rate >= 8_000 && rate <= 48_000 ? Math.round(rate) : usual.sampleRate,
    channels: channels === 2 ? 2 : usual.channels,
  };
}

/** What is said in a call while it goes on. Vapi wants the public key for it, in a header that browsers cannot send. */
export async function liveSound(
  http: VapiHttp,
  mode: Mode,
  id: string,
  gone: AbortSignal,
): Promise<LiveSound | NotLive> {
  const monitor = await findMonitor(http, mode, id, 'listenUrl');
  if (typeof monitor === 'string') return monitor;
  http.requireLine(monitor.url, '/call/{id}/listen');
  gone.throwIfAborted();
  const headers = { authorization: `Bearer ${http.publicKeyOf(mode)}` };
  const socket = new WebSocket(monitor.url, { headers });
  socket.binaryType = 'arraybuffer';
  gone.addEventListener('abort', () => socket.close(), { once: true });
  return listen(socket, http.title);
}

function listen(socket: WebSocket, title: string): Promise<LiveSound | NotLive> {
  let hold: ReadableStreamDefaultController<Uint8Array> | undefined;
  const samples = new ReadableStream<Uint8Array>(
    { start: (controller) => void (hold = controller), cancel: () => socket.close() },
    new ByteLengthQueuingStrategy({ highWaterMark: mostHeldBytes }),
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.close();
      reject(providerErrors.timeout(title, longestWaitMs / 1000, false));
    }, longestWaitMs);
    let isOpen = false;
    let format = usual;
    const begin = (): void => {
      clearTimeout(timer);
      resolve({ ...format, samples });
    };
    socket.addEventListener('open', () => void (isOpen = true));
    socket.addEventListener('message', (event: MessageEvent) => {
      const data: unknown = event.data;
      if (typeof data === 'string') format = soundFormat(data);
      if (!(data instanceof ArrayBuffer)) return;
      begin();
      if ((hold?.desiredSize ?? 0) > 0) hold?.enqueue(new Uint8Array(data));
    });
    socket.addEventListener('close', () => {
      clearTimeout(timer);
      try {
        hold?.close();
      } catch {
        // the listener went first
      }
      // nothing of it was heard: it ended before
      if (isOpen) resolve('over');
      else reject(providerErrors.unreachable(title));
    });
    // `close` follows
    socket.addEventListener('error', () => undefined);
  });
}
