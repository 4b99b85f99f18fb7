import { useGuestMutation } from '../../forms/use-guest-mutation.ts';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import type { Stage } from '../stage.ts';
import { OpenChanges } from './open-changes.tsx';

const loadForm = () => import(/* webpackChunkName: "change-form" */ './change-form.tsx');

/** What a guest asked to have changed, and a way to ask. */
export function RequestChange({ session, token }: Stage) {
  const { t } = useWords();
  const opening = useGuestMutation({
    mutationFn: loadForm,
    failed: { title: t('precheckin.change.notOpened'), fallback: t('links.weakConnection') },
  });
  /** What had the focus goes, and the title takes it. */
  const close = (): void => {
    opening.reset();
    document.getElementById('guest-information')?.focus();
  };
  return (
    <>
      <OpenChanges session={session} />
      {opening.data ? (
        <opening.data.ChangeForm session={session} token={token} onClose={close} />
      ) : (
        <div className={layout.row}>
          <span className={layout.quiet}>{t('precheckin.guest.isWrong')}</span>
          <Button isLocked={opening.isPending} onClick={() => opening.mutate()}>
            {t('precheckin.change.button')}
          </Button>
        </div>
      )}
    </>
  );
}
