import type { Hotel } from '@booking/contracts/guest-pages';
import { useWords } from '../language/use-words.ts';
import styles from './hotel-address.module.css';
import { mapLink } from './map-link.ts';

/** Where the hotel is, with the way to a map; nothing where nobody entered it. */
export function HotelAddress({ hotel }: { hotel: Pick<Hotel, 'name' | 'address'> }) {
  const { t } = useWords();
  if (!hotel.address) return null;
  return (
    <address className={styles.address}>
      {hotel.address}{' '}
      <a className={styles.map} href={mapLink(hotel)} target="_blank" rel="noreferrer">
        {t('hotel.map')}
      </a>
    </address>
  );
}
