import type { ReactNode } from 'react';
import type { RoomSelectionWithoutGuest } from '@booking/contracts/guest-pages';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { LinkButton } from '../parts/button.tsx';
import { HoldClock } from './hold-clock.tsx';
import styles from './payment.module.css';

type Progress = Pick<
  RoomSelectionWithoutGuest,
  'payment' | 'paymentUrl' | 'amountDue' | 'held' | 'confirmation' | 'hotel'
>;

type Props = {
  session: Progress;
  /** What a guest who pays agrees to. */
  terms?: ReactNode;
  /** Under the button as long as it is to be paid: that the details have come, and where else to pay. */
  said: ReactNode;
  /** What can be done instead of paying. */
  action?: ReactNode;
  /** The time to pay is over; the same function on each render. */
  onEnd?: () => void;
};

/** All is said; what is left is to pay, or to wait for what is paid. */
export function PaymentStep(props: Props) {
  const { payment, hotel } = props.session;
  return (
    <div className={layout.surface}>
      {payment === 'paid' || payment === 'processing' ? <Paid session={props.session} /> : <Due {...props} />}
      <HotelContact hotel={hotel} />
    </div>
  );
}

function Due({ session: { paymentUrl, amountDue, held }, terms, said, action, onEnd }: Props) {
  const { t, money } = useWords();
  return (
    <>
      {held && <HoldClock held={held} {...(onEnd && { onEnd })} />}
      {paymentUrl ? (
        <div className={styles.pay}>
          <LinkButton isPrimary href={paymentUrl}>
            {amountDue === null ? t('payment.payNow') : t('payment.payAmount', { amount: money(amountDue) })}
          </LinkButton>
        </div>
      ) : (
        !held && <p className={styles.clock}>{t('payment.holdOver')}</p>
      )}
      {terms}
      {said}
      {action}
    </>
  );
}

function Paid({ session: { payment, confirmation } }: { session: Progress }) {
  const { t } = useWords();
  return (
    <>
      <p className={layout.paragraph}>{t(payment === 'paid' ? 'payment.paid' : 'payment.processing')}</p>
      {confirmation && (
        <div className={layout.start}>
          <LinkButton isPrimary href={confirmation}>
            {t('payment.seeConfirmation')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** What the specification has this page say: that all is told, and that a link comes by text. */
export function AllSet() {
  const { t } = useWords();
  return (
    <>
      <h2 className={styles.subtitle}>{t('contact.submittedTitle')}</h2>
      <p className={layout.paragraph}>{t('contact.submitted')}</p>
    </>
  );
}
