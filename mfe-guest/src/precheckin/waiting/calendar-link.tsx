import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { LinkButton } from '../../parts/button.tsx';

/** The stay as a file for the guest's calendar. */
export function CalendarLink({ token }: { token: string }) {
  const { t } = useWords();
  return (
    <div className={layout.start}>
      <LinkButton href={`/api/precheckin/${encodeURIComponent(token)}/calendar`}>
        {t('precheckin.addToCalendar')}
      </LinkButton>
    </div>
  );
}
