import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { Button } from '../parts/button.tsx';
import { useChooseAgain } from './chosen-room.queries.ts';

/** The way back to the rooms. */
export function ChooseAgain({ token }: { token: string }) {
  const { t } = useWords();
  const { mutate, isPending, isSuccess } = useChooseAgain(token);
  return (
    <div className={layout.start}>
      <Button isLocked={isPending || isSuccess} onClick={() => mutate()}>
        {t('rooms.chooseAnother')}
      </Button>
    </div>
  );
}
