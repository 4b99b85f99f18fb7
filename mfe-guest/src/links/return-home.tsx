import { useHotel } from '../hotel/use-hotel.ts';
import layout from '../layout.module.css';
import { useWords } from '../language/use-words.ts';
import { LinkButton } from '../parts/button.tsx';

/** To the hotel's own site or, without one, to where a guest may begin anew. */
export function ReturnHome() {
  const { t } = useWords();
  const hotel = useHotel();
  return (
    <div className={layout.start}>
      <LinkButton isPrimary href={hotel?.website || '/book'}>
        {t('links.returnHome')}
      </LinkButton>
    </div>
  );
}
