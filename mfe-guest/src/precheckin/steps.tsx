import { useEffect, useRef } from 'react';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { CheckInStep } from './check-in/check-in-step.tsx';
import { GuestInformation } from './guest-information.tsx';
import { IdPhotoStep } from './id-photo/id-photo-step.tsx';
import { nextPart, type Part } from './next-part.ts';
import { ReservationCard } from './reservation-card.tsx';
import { SignaturesStep } from './signature/signatures-step.tsx';
import type { Stage } from './stage.ts';
import styles from './steps.module.css';

const nextInWords: Record<Part, string> = {
  registration: 'Next: sign the registration card.',
  authorization: 'Next: sign the credit card authorization.',
  'id-photo': 'Next: upload a photo of your ID.',
  'check-in': 'Next: complete your check-in.',
};

/** Everything that is to be given, in four steps. What is next after one was given takes the focus. */
export function Steps(stage: Stage) {
  const next = nextPart(stage.session);
  const shown = useRef(next);
  useEffect(() => {
    if (shown.current === next) return;
    shown.current = next;
    document.getElementById(next)?.focus();
  }, [next]);
  return (
    <>
      <ReservationCard {...stage} />
      <p role="status" className={layout.paragraph}>
        {nextInWords[next]}
      </p>
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
