import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type SignaturePad from 'signature_pad';
import { fitToPlace } from './fit-to-place.ts';
import type { Given } from './given.ts';
import { ink, paper } from './ink.ts';

// it is a third of the page's own script, and whoever has signed does not need it
const loadPad = () => import(/* webpackChunkName: "signature-pad" */ 'signature_pad');

export type Pad = {
  canvas: RefObject<HTMLCanvasElement | null>;
  state: 'loading' | 'ready' | 'failed';
  strokes: number;
  undo: () => void;
  clear: () => void;
  /** Loads it once more. */
  retry: () => void;
  read: () => Given;
};

/** A canvas to draw a name on, once its script is here. @param onStroke hears of the beginning of each stroke */
export function useSignaturePad(onStroke: () => void): Pad {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pad, setPad] = useState<SignaturePad>();
  const [isFailed, setFailed] = useState(false);
  const [strokes, setStrokes] = useState(0);
  const [attempt, setAttempt] = useState(0);

  const begin = useEffectEvent(onStroke);
  useEffect(() => {
    let isHere = true;
    let leave: (() => void) | undefined;
    loadPad().then(
      ({ default: SignaturePad }) => {
        if (!isHere) return;
        const made = new SignaturePad(canvas.current!, { penColor: ink, backgroundColor: paper });
        const stopFitting = fitToPlace(made, canvas.current!);
        made.addEventListener('beginStroke', () => begin());
        made.addEventListener('endStroke', () => setStrokes(made.toData().length));
        setPad(made);
        setFailed(false);
        leave = () => {
          stopFitting();
          made.off();
        };
      },
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
      leave?.();
    };
  }, [attempt]);

  const draw = (groups: ReturnType<SignaturePad['toData']>): void => {
    pad?.fromData(groups);
    setStrokes(groups.length);
  };
  return {
    canvas,
    state: pad ? 'ready' : isFailed ? 'failed' : 'loading',
    strokes,
    undo: () => pad && draw(pad.toData().slice(0, -1)),
    clear: () => draw([]),
    retry: () => setAttempt(attempt + 1),
    read: () => {
      if (!pad) return { problem: 'padNotReady' };
      return pad.isEmpty() ? { problem: 'required' } : { signature: { signatureData: pad.toDataURL() } };
    },
  };
}
