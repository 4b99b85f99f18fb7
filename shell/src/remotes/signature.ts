import { signedText, type BootManifest } from '@booking/contracts/remotes';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * Whether a text was signed with the private half of a key (Ed25519).
 * @param signature base64
 * @param key base64 of the 32 bytes of the public half
 */
export async function isSigned(text: string, signature: string, key: string): Promise<boolean> {
  try {
    const [message, signed, publicKey] = [new TextEncoder().encode(text), bytesOf(signature), bytesOf(key)];
    const imported = await crypto.subtle
      .importKey('raw', publicKey, 'Ed25519', false, ['verify'])
      .catch(() => undefined);
    if (imported) return await crypto.subtle.verify('Ed25519', imported, signed, message);
    // a browser that does not know the curve yet
    const { verifyAsync } = await import('@noble/ed25519');
    return await verifyAsync(signed, message, publicKey);
  } catch {
    return false;
  }
}

let verdict: Promise<boolean> = Promise.resolve(false);

/** Begins to hold the list of remotes against its signature. Only a page that the server did not write has no key to hold it against. */
export function verify({ remotes, signature }: BootManifest): void {
  const key = document.querySelector<HTMLMetaElement>('meta[name=remotes-key]')?.content;
  const isOurs = document.getElementById('boot') !== null;
  verdict = key === undefined ? Promise.resolve(!isOurs) : isSigned(signedText(remotes), signature, key);
}

/** Whether the list of remotes is the server's own. */
export const isVerified = (): Promise<boolean> => verdict;
