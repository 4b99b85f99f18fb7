import { createContext, use, useEffect, useId } from 'react';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { Toast as Message } from '@booking/remote-kit/kit';
import type { ShownToast } from '@booking/remote-kit/toaster';
import { Button, makeStyles } from '@booking/ui/kit';
import {
  Toast,
  ToastBody,
  Toaster as FluentToaster,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@booking/ui/overlays';

const defaultTimeoutMs = 5000;

const useStyles = makeStyles({
  root: { width: '24rem', maxWidth: 'calc(100vw - 2rem)' },
  toast: { overflowWrap: 'anywhere' },
  body: { whiteSpace: 'pre-line' },
});

const NewestContext = createContext<ShownToast | undefined>(undefined);

function Content({ of }: { of: ShownToast }) {
  const styles = useStyles();
  const newest = use(NewestContext);
  const { title, body, intent = 'success' }: Message = of;
  // Fluent lets one that was dismissed fade out, beside the one that took its place
  if (newest !== undefined && newest !== of) return null;
  const close = (
    <ToastTrigger>
      <Button appearance="transparent" size="small" icon={<DismissRegular />} aria-label="Close" />
    </ToastTrigger>
  );
  return (
    <Toast role={intent === 'error' ? 'alert' : 'status'} data-intent={intent} className={styles.toast}>
      <ToastTitle action={close}>{title}</ToastTitle>
      {body && <ToastBody className={styles.body}>{body}</ToastBody>}
    </Toast>
  );
}

/** At the foot of a small page without the console stands the button that is needed next. */
const position = () =>
  matchMedia('(max-width: 40rem)').matches && document.querySelector('[data-bare]') ? 'top-end' : 'bottom-end';

/** Fluent's toaster, with one toast at a time: a new one takes the place of the one that shows. */
export function Toaster({ shown }: { shown: ShownToast | undefined }) {
  const styles = useStyles();
  const toasterId = useId();
  const { dispatchToast, dismissAllToasts } = useToastController(toasterId);
  useEffect(() => {
    if (!shown) return;
    const { intent = 'success', timeout = defaultTimeoutMs } = shown;
    dismissAllToasts();
    dispatchToast(<Content of={shown} />, { intent, timeout, position: position() });
  }, [shown, dispatchToast, dismissAllToasts]);
  return (
    <NewestContext value={shown}>
      <FluentToaster
        toasterId={toasterId}
        inline
        pauseOnHover
        pauseOnWindowBlur
        // the roles of toasts are heard already
        announce={() => undefined}
        className={styles.root}
      />
    </NewestContext>
  );
}
