import { useCallback, useEffect, useState } from 'react';
import { DismissRegular } from '@fluentui/react-icons';
import type { Toast } from '@booking/remote-kit/kit';
import { Button, mergeClasses, Text } from '@booking/ui/kit';
import { useToasterStyles } from './toaster.styles.ts';

/** S1 section 9. */
const defaultTimeout = 5000;

type Shown = Toast & { key: number };
type Toaster = { shown: Shown | undefined; toast: (toast: Toast) => void; dismiss: () => void };

/** One toast at a time: a new one takes the place of the one that shows. */
export function useToaster(): Toaster {
  const [shown, setShown] = useState<Shown>();
  const toast = useCallback((next: Toast) => setShown((last) => ({ ...next, key: (last?.key ?? 0) + 1 })), []);
  const dismiss = useCallback(() => setShown(undefined), []);
  return { shown, toast, dismiss };
}

/** Stays while the pointer or the focus is on it. */
function Message({ shown, dismiss }: { shown: Shown; dismiss: () => void }) {
  const styles = useToasterStyles();
  const [isHeld, setHeld] = useState(false);
  const { title, body, intent = 'success', timeout = defaultTimeout } = shown;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismiss, timeout);
    return () => clearTimeout(timer);
  }, [isHeld, timeout, dismiss]);
  return (
    <div
      role={intent === 'error' ? 'alert' : 'status'}
      data-intent={intent}
      className={mergeClasses(styles.toast, intent === 'error' && styles.error)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.words}>
        <Text weight="semibold" block>
          {title}
        </Text>
        {body && (
          <Text block className={styles.body}>
            {body}
          </Text>
        )}
      </div>
      <Button
        appearance="transparent"
        size="small"
        icon={<DismissRegular />}
        aria-label="Close"
        className={styles.close}
        onClick={dismiss}
      />
    </div>
  );
}

/** Where messages show; it is there from the start, so that screen readers hear of what comes into it. */
export function Toaster({ shown, dismiss }: Toaster) {
  const styles = useToasterStyles();
  return (
    <div role="region" aria-label="Messages" aria-live="polite" className={styles.region}>
      {shown && <Message key={shown.key} shown={shown} dismiss={dismiss} />}
    </div>
  );
}
