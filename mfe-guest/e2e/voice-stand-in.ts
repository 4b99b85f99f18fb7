import type { Page } from '../../shell/e2e/console.ts';

const path = '/stand-in-for-the-voice-script.js';

/** A module as the platform's: its class lets the journey say what happens in a call. */
const script = `export default class {
  constructor() {
    this.listeners = {};
    window.voice = this;
  }
  on(event, listener) {
    this.listeners[event] = listener;
  }
  async reconnect(call) {
    this.callId = call.id;
  }
  async stop() {}
}`;

type StandIn = { callId: string; listeners: Record<string, () => void> };

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

/** Which call the page has joined. */
export const voiceOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as { voice?: StandIn }).voice?.callId);

/** Something happens on the line. */
export const onLine = (page: Page, event: string): Promise<void> =>
  page.evaluate((event) => (window as unknown as { voice: StandIn }).voice.listeners[event]!(), event);

/** The browser of the journeys knows no sound, so it is told that there is a microphone. */
export const useMicrophone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => new MediaStream();
  });
