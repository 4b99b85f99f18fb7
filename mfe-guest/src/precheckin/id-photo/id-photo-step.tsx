import { useState } from 'react';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { DoneMark } from '../done-mark.tsx';
import type { Stage } from '../stage.ts';
import { IdPhotoForm } from './id-photo-form.tsx';

/** Step 3: always there, and closed until both signatures are given. A photo can be replaced until the guest is checked in. */
export function IdPhotoStep({ session, token }: Stage) {
  const { t } = useWords();
  const { registrationCardSigned, ccAuthSigned, idUploaded } = session;
  const [isReplacing, setReplacing] = useState(false);
  const isShown = !idUploaded || isReplacing;
  /** What had the focus goes, and the title takes it. */
  const replace = (isReplacing: boolean): void => {
    setReplacing(isReplacing);
    document.getElementById('id-photo')?.focus();
  };
  return (
    <Panel id="id-photo" title={t('precheckin.idPhoto.title')} aside={<DoneMark mark={idUploaded ? 'done' : 'toDo'} />}>
      {isShown ? (
        <IdPhotoForm
          isLocked={!registrationCardSigned || !ccAuthSigned}
          token={token}
          onDone={() => isReplacing && replace(false)}
        />
      ) : (
        <>
          <p className={layout.paragraph}>{t('precheckin.idPhoto.given')}</p>
          <div className={layout.start}>
            <Button onClick={() => replace(true)}>{t('precheckin.idPhoto.replace')}</Button>
          </div>
        </>
      )}
    </Panel>
  );
}
