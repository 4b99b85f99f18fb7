import { useId } from 'react';
import { useHost } from '@booking/remote-kit/kit';
import { PostForm } from '../../forms/post-form.tsx';
import { useClock } from '../../language/use-clock.ts';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Panel } from '../../parts/panel.tsx';
import { DoneMark } from '../done-mark.tsx';
import { nextPart } from '../next-part.ts';
import { useCheckIn } from '../precheckin.queries.ts';
import type { Stage } from '../stage.ts';
import { openingInWords } from './opening-in-words.ts';

/** Step 4: after everything else, and from the hour the hotel's clock says. */
export function CheckInStep({ session, token }: Stage) {
  const words = useWords();
  const { t } = words;
  const clock = useClock();
  const { hotelTimeZone } = useHost();
  const reason = useId();
  const checkingIn = useCheckIn(token);
  const isAllGiven = nextPart(session) === 'check-in';
  const isOpen = session.checkIn.state === 'open';
  return (
    <Panel
      id="check-in"
      title={t('precheckin.checkIn.title')}
      aside={<DoneMark mark={isOpen || !isAllGiven ? 'toDo' : 'later'} />}
    >
      <PostForm
        button={t('precheckin.checkIn.button')}
        waiting={t('precheckin.checkIn.waiting')}
        kept={t('precheckin.checkIn.kept')}
        mutation={checkingIn}
        isLocked={!isAllGiven || !isOpen}
        reason={reason}
        onSubmit={() => checkingIn.mutate()}
      >
        <div id={reason}>
          {!isAllGiven && <p className={layout.paragraph}>{t('precheckin.checkIn.closed')}</p>}
          <p role="status" className={layout.paragraph}>
            {openingInWords(session.checkIn, hotelTimeZone, { ...words, ...clock })}
          </p>
        </div>
      </PostForm>
    </Panel>
  );
}
