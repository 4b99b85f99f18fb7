import { useWords } from '../language/use-words.ts';
import { HotelAddress } from './hotel-address.tsx';
import { phoneInWords } from './phone-in-words.ts';
import styles from './site-footer.module.css';
import { useHotel } from './use-hotel.ts';

/** Whom to ask, where the hotel is, and what it does with what it learns. */
export function SiteFooter() {
  const { t } = useWords();
  const hotel = useHotel();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        {hotel?.phone && (
          <p className={styles.line}>
            {t('hotel.questions')} <a href={`tel:${hotel.phone}`}>{phoneInWords(hotel.phone)}</a>
          </p>
        )}
        {hotel && <HotelAddress hotel={hotel} />}
        <p className={styles.line}>
          <a href="/privacy-notice">{t('hotel.privacy')}</a>
        </p>
      </div>
    </footer>
  );
}
