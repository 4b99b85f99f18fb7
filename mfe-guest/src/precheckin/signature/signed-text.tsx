import type { SigningText } from '@booking/contracts/precheckin';
import layout from '../../layout.module.css';
import { DoneMark } from '../done-mark.tsx';
import type { Part } from '../next-part.ts';
import styles from './signed-text.module.css';
import { SignatureForm, type Signing } from './signature-form.tsx';
import { TextToSign } from './text-to-sign.tsx';

type Props = Signing & { id: Part; title: string; text: SigningText; isSigned: boolean };

/** One text and the signature under it; of a signed one it is enough to know that it is. */
export const SignedText = ({ id, title, text, isSigned, ...signing }: Props) => (
  <div className={styles.root}>
    <div className={layout.row}>
      <h3 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      {isSigned && <DoneMark mark="signed" />}
    </div>
    {!isSigned && (
      <>
        <TextToSign text={text} />
        <SignatureForm {...signing} version={text.version} />
      </>
    )}
  </div>
);
