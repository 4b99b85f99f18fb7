import { ask } from '../ask.ts';
import { isConnectionLost } from '../failure.ts';
import layout from '../layout.module.css';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { usePost } from '../use-post.ts';

type Props = { amount: string; token: string; reload: () => Promise<void> };

/** Leads to the page where what is due is paid. It can be asked again: the page is the same then. */
export function PayDue({ amount, token, reload }: Props) {
  const { post, isPending, error } = usePost({
    send: async () => location.assign((await ask('pay', { params: { token } })).paymentUrl),
    done: { title: 'Opening the Payment Page' },
    failed: { title: 'Payment Failed', fallback: 'Failed to open the payment page' },
    reload,
  });
  const isLost = isConnectionLost(error);
  return (
    <>
      {isLost && <Notice>The connection was lost. Nothing was charged, and it is safe to try again.</Notice>}
      <div className={layout.start}>
        <Button isLocked={isPending} onClick={() => void post(undefined)}>
          {isPending ? 'Opening...' : isLost ? 'Try again' : `Pay ${amount} Now`}
        </Button>
      </div>
    </>
  );
}
