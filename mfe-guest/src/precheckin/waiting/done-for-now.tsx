import { useClock } from '../../language/use-clock.ts';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Panel } from '../../parts/panel.tsx';
import { CalendarLink } from './calendar-link.tsx';
import type { Stage } from '../stage.ts';

/** What the title of it is called, which takes the focus once the last thing was given. */
export const doneForNowId = 'done-for-now';

/** Everything is given before check-in opens: when that is, and whether the guest hears of it. */
export function DoneForNow({ session: { checkIn, willText }, token }: Stage) {
  const { t } = useWords();
  const { moment } = useClock();
  return (
    <Panel id={doneForNowId} title={t('precheckin.doneForNow.title')}>
      <p className={layout.paragraph}>
        {t('precheckin.doneForNow.opens', { moment: moment(checkIn.opensAt) })}{' '}
        {willText ? t('precheckin.doneForNow.weText') : t('precheckin.doneForNow.comeBack')}
      </p>
      <CalendarLink token={token} />
    </Panel>
  );
}
