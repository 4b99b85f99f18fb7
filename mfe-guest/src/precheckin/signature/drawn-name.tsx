import { useId } from 'react';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ProblemLine, type Problem } from '../problem-line.tsx';
import styles from './drawn-name.module.css';
import { noNameInWords } from './given.ts';
import type { Pad } from './use-signature-pad.ts';

type Props = { pad: Pad; isHidden: boolean; problem: Problem | undefined; problemId: string };

/** Paper to draw a name on, white in the dark too. What is wrong stands at it until the first stroke. */
export function DrawnName({ pad, isHidden, problem, problemId }: Props) {
  const { t } = useWords();
  const id = useId();
  const { canvas, state, strokes, undo, clear, retry } = pad;
  const notReady = noNameInWords(t, 'padNotReady');
  return (
    <div hidden={isHidden} className={styles.root}>
      <div className={problem ? styles.missing : styles.paper}>
        <canvas
          ref={canvas}
          role="img"
          tabIndex={-1}
          aria-label={t('precheckin.signatures.pad')}
          aria-describedby={problem ? `${problemId} ${id}` : id}
          className={styles.pad}
        />
      </div>
      <ProblemLine id={problemId} problem={isHidden ? undefined : problem} />
      <p id={id} className={layout.quiet}>
        {state === 'ready' ? t('precheckin.signatures.padHint') : t('precheckin.signatures.padWaiting')}
      </p>
      {state === 'failed' && <Notice>{`${notReady.title}. ${notReady.body}`}</Notice>}
      <div className={layout.row}>
        {state === 'failed' && <Button onClick={retry}>{t('precheckin.signatures.loadPad')}</Button>}
        <Button isLocked={strokes === 0} onClick={undo}>
          {t('precheckin.signatures.undo')}
        </Button>
        <Button isLocked={strokes === 0} onClick={clear}>
          {t('precheckin.signatures.clear')}
        </Button>
      </div>
    </div>
  );
}
