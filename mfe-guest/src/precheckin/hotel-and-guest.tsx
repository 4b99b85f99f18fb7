import styles from './precheckin.module.css';
import type { ShownPrecheckin } from './stage.ts';

/** At which hotel who is expected. */
export const HotelAndGuest = ({ session: { hotel, guestName } }: { session: ShownPrecheckin }) => (
  <span className={styles.hotelAndGuest}>{[hotel.name, guestName].filter(Boolean).join(' · ')}</span>
);
