import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { TermsSummary } from '../../terms/terms-summary.tsx';

/** What a rate includes, and what a guest agrees to by it. */
export function RateFacts({ rate: { inclusions, terms } }: { rate: OfferedRoom }) {
  const { t } = useWords();
  return (
    <>
      {inclusions.length > 0 && <p className={layout.plain}>{t('rooms.includes', { names: inclusions.join(', ') })}</p>}
      <TermsSummary terms={terms} />
    </>
  );
}
