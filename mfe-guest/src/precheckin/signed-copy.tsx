import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { LinkButton } from '../parts/button.tsx';
import type { Stage } from './stage.ts';

/** What was signed, as a PDF to keep, once both is. */
export function SignedCopy({ session: { registrationCardSigned, ccAuthSigned }, token }: Stage) {
  const { t } = useWords();
  if (!registrationCardSigned || !ccAuthSigned) return null;
  return (
    <div className={layout.start}>
      <LinkButton href={`/api/precheckin/${encodeURIComponent(token)}/copy`}>{t('precheckin.signedCopy')}</LinkButton>
    </div>
  );
}
