import { useId } from 'react';
import { useHost } from '@booking/remote-kit/kit';
import layout from '../../layout.module.css';
import { Panel } from '../../parts/panel.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { DoneMark } from '../done-mark.tsx';
import { closedWords, nextPart } from '../next-part.ts';
import { useCheckIn } from '../precheckin.queries.ts';
import type { Stage } from '../stage.ts';
import { openingInWords } from './opening-in-words.ts';

/** Step 4: after everything else, and from the hour the hotel's clock says. */
export function CheckInStep({ session, token }: Stage) {
  const { hotelTimeZone } = useHost();
  const reason = useId();
  const checkingIn = useCheckIn(token);
  const isAllGiven = nextPart(session) === 'check-in';
  return (
    <Panel id="check-in" title="4. Complete Check-In" aside={<DoneMark isDone={false} />}>
      <PostForm
        button="Complete Check-In"
        waiting="Checking in..."
        kept="Everything you gave"
        mutation={checkingIn}
        isLocked={!isAllGiven || session.checkIn.state !== 'open'}
        reason={reason}
        onSubmit={() => checkingIn.mutate()}
      >
        <div id={reason}>
          {!isAllGiven && <p className={layout.paragraph}>{closedWords['check-in']}</p>}
          <p role="status" className={layout.paragraph}>
            {openingInWords(session.checkIn, hotelTimeZone)}
          </p>
        </div>
      </PostForm>
    </Panel>
  );
}
