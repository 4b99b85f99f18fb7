import { useWords } from '../language/use-words.ts';
import { Badge } from '../parts/badge.tsx';

/** What stands beside the title of a step. */
export function DoneMark({ mark }: { mark: 'done' | 'signed' | 'toDo' | 'later' }) {
  const { t } = useWords();
  return <Badge isGood={mark === 'done' || mark === 'signed'}>{t(`precheckin.mark.${mark}`)}</Badge>;
}
