import type { ReactNode } from 'react';
import { phoneInWords } from '../hotel/phone-in-words.ts';
import { useWords } from '../language/use-words.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { RequestChange } from './changes/request-change.tsx';
import { DoneMark } from './done-mark.tsx';
import styles from './precheckin.module.css';
import type { Stage } from './stage.ts';

/** Step 1: who the hotel thinks it is, to read only (S2 section 2); the front desk changes what is wrong. */
export function GuestInformation({ session, token }: Stage) {
  const { t } = useWords();
  const { guestName, guestPhone, guestEmail } = session;
  /** @param fact undefined until the script has requested it */
  const shown = (fact: string | null | undefined): ReactNode =>
    fact === undefined ? <span className={styles.late} /> : fact || t('precheckin.guest.unknown');
  return (
    <Panel id="guest-information" title={t('precheckin.guest.title')} aside={<DoneMark mark="done" />}>
      <div className={styles.guest} aria-busy={guestName === undefined}>
        <Facts
          facts={[
            [t('precheckin.guest.name'), shown(guestName)],
            [t('precheckin.guest.phone'), shown(guestPhone && phoneInWords(guestPhone))],
            [t('precheckin.guest.email'), shown(guestEmail)],
          ]}
        />
      </div>
      <RequestChange session={session} token={token} />
    </Panel>
  );
}
