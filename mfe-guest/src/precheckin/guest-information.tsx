import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { phoneInWords } from '../hotel/phone-in-words.ts';
import { DoneMark } from './done-mark.tsx';
import styles from './precheckin.module.css';
import type { Stage } from './stage.ts';

/** @param fact undefined until the script has requested it */
const shown = (fact: string | null | undefined): ReactNode =>
  fact === undefined ? <span className={styles.late} /> : fact || 'Not provided';

/** Step 1: who the hotel thinks it is, to read only (S2 section 2). */
export const GuestInformation = ({ session: { guestName, guestPhone, guestEmail } }: Stage) => (
  <Panel title="1. Guest Information" aside={<DoneMark isDone />}>
    <div className={styles.guest} aria-busy={guestName === undefined}>
      <Facts
        facts={[
          ['Name', shown(guestName)],
          ['Phone', shown(guestPhone && phoneInWords(guestPhone))],
          ['Email', shown(guestEmail)],
        ]}
      />
    </div>
    <p className={layout.quiet}>Is something wrong here? Please tell us, by phone or at reception.</p>
  </Panel>
);
