import type { Key } from '@booking/languages/translate';

const words: Record<string, Key> = {
  NotAllowedError: 'ai.microphone.blocked',
  NotFoundError: 'ai.microphone.missing',
  NotReadableError: 'ai.microphone.busy',
};

const otherwise: Key = 'ai.microphone.unusable';

/** Makes sure that a guest can be heard, before a call begins. @returns why not, in words for the guest */
export async function microphoneProblem(): Promise<Key | undefined> {
  // pages without https have none
  if (!('mediaDevices' in navigator)) return otherwise;
  try {
    const sound = await navigator.mediaDevices.getUserMedia({ audio: true });
    // the voice platform opens it anew
    for (const track of sound.getTracks()) track.stop();
  } catch (error) {
    return words[(error as Error).name] ?? otherwise;
  }
}
