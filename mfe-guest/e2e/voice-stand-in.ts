import type { Page } from '../../shell/e2e/console.ts';

const path = '/stand-in-for-the-voice-script.js';

/** A module as the platform's: whose class keeps what it is asked, and tells what the journey has happen. */
const script = `export default class {
  constructor(key, address) {
    this.opened = { key, address };
    this.listeners = {};
    window.voice = this;
  }
  on(event, listener) {
    this.listeners[event] = listener;
  }
  async start(assistantId, overrides) {
    Object.assign(this.opened, { assistantId, overrides });
  }
  setMuted(isMuted) {
    this.isMuted = isMuted;
  }
  async stop() {
    this.hasEnded = true;
  }
}`;

type StandIn = {
  opened: { key: string; address: string; assistantId: string; overrides: { variableValues: Record<string, string> } };
  listeners: Record<string, (about?: unknown) => void>;
  isMuted?: boolean;
  hasEnded?: boolean;
};

/** Configures /ai as `VAPI_WEB_SCRIPT_URL` does, and answers at that address: sound goes through servers nobody reaches here. */
export async function useVoiceStandIn(page: Page): Promise<void> {
  const address = new URL(path, process.env['E2E_URL']).href;
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/ai', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"voiceScriptUrl":null', `"voiceScriptUrl":"${address}"`);
    await route.fulfill({ response, body: html });
  });
}

/** What the page asked of the voice platform. */
export const voiceOf = (page: Page): Promise<Omit<StandIn, 'listeners'> | undefined> =>
  page.evaluate(() => {
    const { voice } = window as unknown as { voice?: StandIn };
    return voice && { opened: voice.opened, isMuted: voice.isMuted, hasEnded: voice.hasEnded };
  });

/** Before another call, which is a line of its own. */
export const forgetVoice = (page: Page): Promise<void> =>
  page.evaluate(() => void delete (window as { voice?: unknown }).voice);

/** Something happens on the line. */
export const onLine = (page: Page, event: string, about?: unknown): Promise<void> =>
  page.evaluate(({ event, about }) => (window as unknown as { voice: StandIn }).voice.listeners[event]!(about), {
    event,
    about,
  });

export const transcript = (role: 'user' | 'assistant', words: string, isFinal = true): object => ({
  type: 'transcript',
  role,
  transcriptType: isFinal ? 'final' : 'partial',
  transcript: words,
});

/** The browser of the journeys knows no sound, so it is told what the microphone does: it is there, or why it is not. */
export const useMicrophone = (page: Page, problem?: 'NotAllowedError' | 'NotFoundError'): Promise<unknown> =>
  page.addInitScript((problem) => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (problem) throw new DOMException('No sound', problem);
      return new MediaStream();
    };
  }, problem);
