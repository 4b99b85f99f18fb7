import { usePassing, type ShownToast, type Toaster as State } from '@booking/remote-kit/toaster';
import { useWords } from '../language/use-words.ts';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

function Message({ shown, dismiss }: { shown: ShownToast; dismiss: () => void }) {
  const { t } = useWords();
  const { title, body, intent = 'success' } = shown;
  const isError = intent === 'error';
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={isError ? styles.error : styles.toast}
      {...usePassing(shown, dismiss)}
    >
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {body && <div className={styles.body}>{body}</div>}
      </div>
      <button type="button" aria-label={t('site.close')} className={styles.close} onClick={dismiss}>
        <Icon name="dismiss" />
      </button>
    </div>
  );
}

/** Where messages show; it is there from the start, so that screen readers hear of what comes into it. */
export function Toaster({ shown, dismiss }: State) {
  const { t } = useWords();
  return (
    <div role="region" aria-label={t('site.messages')} aria-live="polite" className={styles.region}>
      {shown && <Message key={shown.key} shown={shown} dismiss={dismiss} />}
    </div>
  );
}
