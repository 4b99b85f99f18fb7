import type { BookingReturn } from '@booking/contracts/booking-return';
import { isConnectionLost } from '@booking/http/request-error';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { useRefetch } from '../links/use-refetch.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { HoldClock } from '../payment/hold-clock.tsx';
import styles from '../payment/payment.module.css';
import { bookingReturnQuery, useChooseRoomAgain, usePayAgain } from './booking-return.queries.ts';

type Props = { session: BookingReturn; token: string };

/** What a guest who turned back from paying can still do about it. */
export function WayOn({ session, token }: Props) {
  const { t, money } = useWords();
  const refetch = useRefetch(bookingReturnQuery(token).queryKey);
  const { status, held, paymentUrl, amount, mayChooseAgain } = session;
  return (
    <>
      {held && <HoldClock held={held} onEnd={refetch} />}
      {status === 'open' && paymentUrl && (
        <div className={styles.pay}>
          <LinkButton isPrimary href={paymentUrl}>
            {amount === null ? t('outcome.goOnPaying') : t('outcome.goOnPayingAmount', { amount: money(amount) })}
          </LinkButton>
        </div>
      )}
      {status === 'ended' && <PayAgain session={session} token={token} />}
      {mayChooseAgain && <ChooseRoomAgain token={token} />}
    </>
  );
}

/** The time to pay is over, so the room is priced and held anew. */
function PayAgain({ session: { roomTypeName }, token }: Props) {
  const { t } = useWords();
  const { mutate, isPending, isSuccess, error } = usePayAgain(token);
  return (
    <>
      <p className={layout.paragraph}>{t('outcome.timeOver')}</p>
      {isConnectionLost(error) && <Notice>{t('outcome.connectionLost')}</Notice>}
      <div className={styles.pay}>
        <Button isPrimary isLocked={isPending || isSuccess} onClick={() => mutate()}>
          {isPending ? t('outcome.opening') : t('outcome.payAgain', { room: roomTypeName ?? '' })}
        </Button>
      </div>
    </>
  );
}

function ChooseRoomAgain({ token }: { token: string }) {
  const { t } = useWords();
  const { mutate, isPending, isSuccess, error } = useChooseRoomAgain(token);
  return (
    <>
      {isConnectionLost(error) && <Notice>{t('outcome.connectionLost')}</Notice>}
      <div className={styles.pay}>
        <Button isLocked={isPending || isSuccess} onClick={() => mutate()}>
          {t('outcome.chooseAnother')}
        </Button>
      </div>
    </>
  );
}
