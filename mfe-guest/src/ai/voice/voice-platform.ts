type Listeners = {
  'call-start': () => void;
  'call-end': () => void;
  'speech-start': () => void;
  'speech-end': () => void;
  message: (message: unknown) => void;
  error: (error: unknown) => void;
};

/** What is used of the voice platform's own script: `@vapi-ai/web`, or what stands at the address that is configured. */
export type VoicePlatform = new (
  key: string,
  apiUrl: string | undefined,
  soundConfig: { avoidEval: boolean },
) => {
  on<Event extends keyof Listeners>(event: Event, listener: Listeners[Event]): unknown;
  /** Joins a call that was opened elsewhere. */
  reconnect(call: { id: string; webCallUrl: string }): Promise<void>;
  setMuted(isMuted: boolean): void;
  stop(): Promise<void>;
};

/**
 * Loads it when somebody wants to speak, and not before.
 * @param address of a module with the platform's class as its default export; null for our own copy
 * @throws TypeError or ChunkLoadError when it cannot be had
 */
export async function loadVoicePlatform(address: string | null): Promise<VoicePlatform> {
  const script = (await (address
    ? import(/* webpackIgnore: true */ address)
    : import(/* webpackChunkName: "voice", webpackMode: "lazy" */ '@vapi-ai/web'))) as { default: VoicePlatform };
  return script.default;
}
