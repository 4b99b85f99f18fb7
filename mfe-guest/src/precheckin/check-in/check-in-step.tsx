import { useId } from 'react';
import { useHost } from '@booking/remote-kit/kit';
import { ask } from '../../ask.ts';
import layout from '../../layout.module.css';
import { Panel } from '../../parts/panel.tsx';
import { PostForm } from '../../post-form.tsx';
import { usePost } from '../../use-post.ts';
import { DoneMark } from '../done-mark.tsx';
import { closedWords, nextPart } from '../next-part.ts';
import type { Stage } from '../stage.ts';
import { openingInWords } from './opening-in-words.ts';
import { useOpening } from './use-opening.ts';

/** Step 4: after everything else, and from the hour the hotel's clock says. */
export function CheckInStep({ session, token, reload }: Stage) {
  const { hotelTimeZone } = useHost();
  const reason = useId();
  useOpening(session.checkIn, reload);
  const checkingIn = usePost({
    send: () => ask('checkIn', { params: { token } }),
    done: ({ isSubmitted }) =>
      isSubmitted
        ? { title: 'Submitted', body: 'Reception will finish your check-in.' }
        : { title: 'Check-In Complete!' },
    failed: { title: 'Check-In Failed', fallback: 'Failed to check in' },
    reload,
  });
  const isAllGiven = nextPart(session) === 'check-in';
  return (
    <Panel id="check-in" title="4. Complete Check-In" aside={<DoneMark isDone={false} />}>
      <PostForm
        button="Complete Check-In"
        waiting="Checking in..."
        kept="Everything you gave"
        post={checkingIn}
        isLocked={!isAllGiven || session.checkIn.state !== 'open'}
        reason={reason}
        onSubmit={() => checkingIn.post(undefined)}
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
