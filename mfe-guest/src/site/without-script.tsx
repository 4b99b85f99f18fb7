import { useQuery } from '@booking/remote-kit/kit';
import { hotelQuery } from '../hotel/hotel.queries.ts';
import { useWords } from '../language/use-words.ts';
import { phoneInWords } from '../hotel/phone-in-words.ts';
import styles from './site.module.css';

/** Everything can be read without script; what is chosen or sent needs it, or a call. */
export function WithoutScript() {
  const { t } = useWords();
  // only the server renders this, and it has asked already
  const hotel = useQuery({ ...hotelQuery, enabled: false }).data?.data[0];
  return (
    <noscript>
      <p className={styles.help}>
        {t('site.withoutScript')}
        {hotel?.phone && (
          <>
            {' '}
            {t('site.orCall', { hotel: hotel.name })} <a href={`tel:${hotel.phone}`}>{phoneInWords(hotel.phone)}</a>
          </>
        )}
      </p>
    </noscript>
  );
}
