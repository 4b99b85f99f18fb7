import { useId } from 'react';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import styles from './drawn-name.module.css';
import type { Pad } from './use-signature-pad.ts';

/** Paper to draw a name on, white in the dark too. */
export function DrawnName({ pad, isHidden }: { pad: Pad; isHidden: boolean }) {
  const id = useId();
  const { canvas, state, strokes, undo, clear, retry } = pad;
  return (
    <div hidden={isHidden} className={styles.root}>
      <div className={styles.paper}>
        <canvas
          ref={canvas}
          role="img"
          aria-label="Place to draw your signature"
          aria-describedby={id}
          className={styles.pad}
        />
      </div>
      <p id={id} className={layout.quiet}>
        {state === 'ready' ? 'Sign here with your finger, a pen or the mouse.' : 'The signature pad is not ready yet.'}
      </p>
      {state === 'failed' && <Notice>You cannot draw here now, but you can type your name instead.</Notice>}
      <div className={layout.row}>
        {state === 'failed' && <Button onClick={retry}>Load the Signature Pad Again</Button>}
        <Button isLocked={strokes === 0} onClick={undo}>
          Undo
        </Button>
        <Button isLocked={strokes === 0} onClick={clear}>
          Clear
        </Button>
      </div>
    </div>
  );
}
