import { useEffect, useState } from 'react';
import { handwriting } from './draw-name.ts';

let loading: Promise<void> | undefined;

/** Bytes of a data URL: a policy for pages forbids to load one, not to read it. */
const bytesOf = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.split(',')[1]!), (letter) => letter.charCodeAt(0));

async function load(): Promise<void> {
  const { handwritingFont } = await import(/* webpackChunkName: "handwriting" */ './handwriting-font.ts');
  const font = new FontFace(handwriting, bytesOf(handwritingFont));
  document.fonts.add(await font.load());
}

/** The font that typed names are drawn with, the same on every device; only those who type load it. */
function loadHandwriting(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** @returns whether the font is here; without it a name is drawn in a hand of the device */
export function useHandwriting(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    let isMounted = true;
    loadHandwriting().then(
      () => isMounted && setHere(true),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return isHere;
}
