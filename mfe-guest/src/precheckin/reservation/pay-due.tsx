import { isConnectionLost } from '@booking/http/request-error';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { usePayDue } from '../precheckin.queries.ts';

type Props = { amount: string; token: string };

/** Leads to the page where what is due is paid. It can be asked again: the page is the same then. */
export function PayDue({ amount, token }: Props) {
  const { t } = useWords();
  const { mutate, isPending, error } = usePayDue(token);
  const isLost = isConnectionLost(error);
  return (
    <>
      {isLost && <Notice>{t('precheckin.pay.connectionLost')}</Notice>}
      <div className={layout.start}>
        <Button isLocked={isPending} onClick={() => mutate()}>
          {isPending
            ? t('precheckin.pay.opening')
            : isLost
              ? t('site.tryAgain')
              : t('precheckin.pay.button', { amount })}
        </Button>
      </div>
    </>
  );
}
