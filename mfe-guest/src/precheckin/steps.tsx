import { useEffect, useRef } from 'react';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { CheckInStep } from './check-in/check-in-step.tsx';
import { DoneForNow, doneForNowId } from './waiting/done-for-now.tsx';
import { GuestInformation } from './guest-information.tsx';
import { IdPhotoStep } from './id-photo/id-photo-step.tsx';
import { nextPart, type Part } from './next-part.ts';
import { ReservationCard } from './reservation/reservation-card.tsx';
import { SignaturesStep } from './signature/signatures-step.tsx';
import type { Stage } from './stage.ts';
import styles from './steps.module.css';
import { waitsForOpening } from './waiting/waits-for-opening.ts';

const nextInWords = {
  registration: 'precheckin.next.registration',
  authorization: 'precheckin.next.authorization',
  'id-photo': 'precheckin.next.idPhoto',
  'check-in': 'precheckin.next.checkIn',
} as const satisfies Record<Part, string>;

/** Everything that is to be given, in four steps. What is next after one was given takes the focus. */
export function Steps(stage: Stage) {
  const { t } = useWords();
  const next = nextPart(stage.session);
  const isDoneForNow = waitsForOpening(stage.session);
  const isOver = next === 'check-in' && stage.session.checkIn.state === 'over';
  const goesOn = isDoneForNow ? doneForNowId : next;
  const shown = useRef(goesOn);
  useEffect(() => {
    if (shown.current === goesOn) return;
    shown.current = goesOn;
    document.getElementById(goesOn)?.focus();
  }, [goesOn]);
  return (
    <>
      {isDoneForNow && <DoneForNow {...stage} />}
      <ReservationCard {...stage} />
      {!isDoneForNow && !isOver && (
        <p role="status" className={layout.paragraph}>
          {t(nextInWords[next])}
        </p>
      )}
      <ol className={styles.list}>
        {[GuestInformation, SignaturesStep, IdPhotoStep, CheckInStep].map((Step, index) => (
          <li key={index}>
            <Step {...stage} />
          </li>
        ))}
      </ol>
      <HotelContact hotel={stage.session.hotel} />
    </>
  );
}
