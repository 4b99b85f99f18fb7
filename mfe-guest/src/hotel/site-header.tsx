import type { ReactNode } from 'react';
import { logoFile, pictureAddress } from '@booking/contracts/picture-sizes';
import { useAddress } from './address.ts';
import styles from './site-header.module.css';
import { useHotel } from './use-hotel.ts';

/** These show photos of their own, with which another would compete. */
const photoPages = /^\/+(?:room-select|room-selection|booking-details)\b/;

/** Whose page this is, and on the other side what is set there, such as the language. It keeps its height while the hotel is unknown and its pictures load, so nothing below moves. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  const hotel = useHotel();
  const { pathname } = useAddress();
  const { name, logo, picture } = hotel ?? {};
  const photo = !logo && !photoPages.test(pathname) ? picture : undefined;
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        {logo && <img className={styles.logo} src={pictureAddress(logo, logoFile)} alt={name} height={40} />}
        {photo && (
          <img
            className={styles.photo}
            src={pictureAddress(photo, '360.webp')}
            alt=""
            width={72}
            height={40}
            fetchPriority="low"
            decoding="async"
          />
        )}
        {!logo && <span className={styles.name}>{name}</span>}
        <div className={styles.aside}>{children}</div>
      </div>
    </header>
  );
}
