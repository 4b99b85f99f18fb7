import type { RenewedPage } from '@booking/contracts/booking-return';
import { isConnectionLost } from '@booking/http/request-error';
import { loadBookingApi } from '../load-booking-api.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

type Props = { page: RenewedPage; token: string };

const useNewLink = ({ page, token }: Props) => {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async () => {
      const { callApi, bookingReturnEndpoints } = await loadBookingApi();
      return callApi(bookingReturnEndpoints.newLink, { body: { page, token } });
    },
    failed: { title: t('payment.noNewLink'), fallback: t('payment.noNewLinkNow') },
  });
};

/** A link that leads nowhere any more is texted anew, to the phone that it was texted to. Nobody learns here whether it ever led anywhere. */
export function NewLink(link: Props) {
  const { t } = useWords();
  const { mutate, isPending, isSuccess, error } = useNewLink(link);
  if (link.token === '') return null;
  return (
    <>
      <div role="status">{isSuccess && <p className={layout.paragraph}>{t('payment.newLinkSent')}</p>}</div>
      {isConnectionLost(error) && <Notice>{t('payment.newLinkLost')}</Notice>}
      <div className={layout.start}>
        <Button isLocked={isPending || isSuccess} onClick={() => mutate()}>
          {t('payment.textNewLink')}
        </Button>
      </div>
    </>
  );
}
