import type { Hotel } from '@booking/contracts/guest-pages';
import { phoneInWords } from '../phone-in-words.ts';
import styles from './site.module.css';

/** Everything can be read without script; what is chosen or sent needs it, or a call. */
export const WithoutScript = ({ hotel }: { hotel: Hotel | undefined }) => (
  <noscript>
    <p className={styles.help}>
      To choose or send something here, allow JavaScript for this site and load the page again.
      {hotel?.phone && (
        <>
          {' '}
          Or call {hotel.name}: <a href={`tel:${hotel.phone}`}>{phoneInWords(hotel.phone)}</a>
        </>
      )}
    </p>
  </noscript>
);
