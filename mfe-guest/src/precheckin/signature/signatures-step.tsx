import { Panel } from '../../parts/panel.tsx';
import { DoneMark } from '../done-mark.tsx';
import { SignedCopy } from '../signed-copy.tsx';
import type { Stage } from '../stage.ts';
import { SignedText } from './signed-text.tsx';

/** Step 2: the registration card and, once that is signed, the authorization (S2 sections 2 and 4). */
export function SignaturesStep(stage: Stage) {
  const { registrationCardSigned, ccAuthSigned, registrationText, ccAuthText } = stage.session;
  return (
    <Panel title="2. Signatures" aside={<DoneMark isDone={registrationCardSigned && ccAuthSigned} />}>
      <SignedText
        {...stage}
        id="registration"
        title="Registration Card Signature"
        text={registrationText}
        isSigned={registrationCardSigned}
        endpoint="signRegistration"
        done="Registration Card Signed!"
      />
      {registrationCardSigned && (
        <SignedText
          {...stage}
          id="authorization"
          title="Credit Card Authorization Signature"
          text={ccAuthText}
          isSigned={ccAuthSigned}
          endpoint="signCcAuth"
          done="Credit Card Authorization Signed!"
        />
      )}
      <SignedCopy {...stage} />
    </Panel>
  );
}
