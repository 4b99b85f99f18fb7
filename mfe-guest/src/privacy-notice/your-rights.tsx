import type { Hotel, PrivacyNotice } from '@booking/contracts/guest-pages';
import { HotelAddress } from '../hotel/hotel-address.tsx';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { useWords } from '../language/use-words.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './your-rights.module.css';

type Props = { email: PrivacyNotice['email']; hotel: Hotel | undefined };

/** What a guest may ask for, and how the hotel knows that it is them. */
export function YourRights({ email, hotel }: Props) {
  const { t } = useWords();
  return (
    <Panel title={t('privacy.rights')}>
      <p className={layout.paragraph}>{t('privacy.ask')}</p>
      <p className={layout.paragraph}>{t('privacy.stays')}</p>
      <p className={layout.paragraph}>{email ? t('privacy.callOrWrite') : t('privacy.callUs')}</p>
      <HotelContact hotel={hotel} />
      {email && (
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {hotel && <HotelAddress hotel={hotel} />}
    </Panel>
  );
}
