const words: Record<string, string> = {
  NotAllowedError: 'The microphone is blocked. Allow it for this page in your browser, then press Talk again.',
  NotFoundError: 'No microphone was found. Connect one and press Talk again, or keep typing.',
  NotReadableError: 'The microphone is in use by something else. Free it and press Talk again, or keep typing.',
};

const otherwise = 'The microphone cannot be used here. Keep typing, or call us.';

/** Makes sure that a guest can be heard, before a call begins. @returns why not, in words for the guest */
export async function microphoneProblem(): Promise<string | undefined> {
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
