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
export function Toaster({ shown, dismiss }: Toaster) {
  const styles = useToasterStyles();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(dismiss, shown.timeout ?? defaultTimeout);
    return () => clearTimeout(timer);
  }, [shown, isHeld, dismiss]);
  return (
    <div
      role="region"
      aria-label="Messages"
      aria-live="polite"
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown && (
        <div
          key={shown.key}
          role={shown.intent === 'error' ? 'alert' : 'status'}
          data-intent={shown.intent ?? 'success'}
          className={mergeClasses(styles.toast, shown.intent === 'error' && styles.error)}
        >
          <div className={styles.words}>
            <Text weight="semibold" block>
              {shown.title}
            </Text>
            {shown.body && (
              <Text block className={styles.body}>
                {shown.body}
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
      )}
    </div>
  );
}
