import { useWords } from '../../language/use-words.ts';
import { Panel } from '../../parts/panel.tsx';
import { DoneMark } from '../done-mark.tsx';
import { SignedCopy } from '../signed-copy.tsx';
import type { Stage } from '../stage.ts';
import { SignedText } from './signed-text.tsx';

/** Step 2: the registration card and, once that is signed, the authorization (S2 sections 2 and 4). */
export function SignaturesStep(stage: Stage) {
  const { t } = useWords();
  const { registrationCardSigned, ccAuthSigned, registrationText, ccAuthText } = stage.session;
  const isDone = registrationCardSigned && ccAuthSigned;
  return (
    <Panel title={t('precheckin.signatures.title')} aside={<DoneMark mark={isDone ? 'done' : 'toDo'} />}>
      <SignedText
        {...stage}
        id="registration"
        title={t('precheckin.signatures.registration')}
        text={registrationText}
        isSigned={registrationCardSigned}
        endpoint="signRegistration"
        done={t('precheckin.signatures.registrationDone')}
      />
      {registrationCardSigned && (
        <SignedText
          {...stage}
          id="authorization"
          title={t('precheckin.signatures.authorization')}
          text={ccAuthText}
          isSigned={ccAuthSigned}
          endpoint="signCcAuth"
          done={t('precheckin.signatures.authorizationDone')}
        />
      )}
      <SignedCopy {...stage} />
    </Panel>
  );
}
