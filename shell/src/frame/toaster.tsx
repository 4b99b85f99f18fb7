import { DismissRegular } from '@fluentui/react-icons';
import { usePassing, type ShownToast, type Toaster as State } from '@booking/remote-kit/toaster';
import { Button, mergeClasses, Text } from '@booking/ui/first';
import { useToasterStyles } from './toaster.styles.ts';

function Message({ shown, dismiss }: { shown: ShownToast; dismiss: () => void }) {
  const styles = useToasterStyles();
  const { title, body, intent = 'success' } = shown;
  return (
    <div
      role={intent === 'error' ? 'alert' : 'status'}
      data-intent={intent}
      className={mergeClasses(styles.toast, intent === 'error' && styles.error)}
      {...usePassing(shown, dismiss)}
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
export function Toaster({ shown, dismiss }: State) {
  const styles = useToasterStyles();
  return (
    <div role="region" aria-label="Messages" aria-live="polite" className={styles.region}>
      {shown && <Message key={shown.key} shown={shown} dismiss={dismiss} />}
    </div>
  );
}
