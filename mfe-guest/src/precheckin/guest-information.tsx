import layout from '../layout.module.css';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { phoneInWords } from '../phone-in-words.ts';
import { DoneMark } from './done-mark.tsx';
import type { Stage } from './stage.ts';

const missing = 'Not provided';

/** Step 1: who the hotel thinks it is, to read only (S2 section 2). */
export const GuestInformation = ({ session: { guestName, guestPhone, guestEmail } }: Stage) => (
  <Panel title="1. Guest Information" aside={<DoneMark isDone />}>
    <Facts
      facts={[
        ['Name', guestName || missing],
        ['Phone', guestPhone ? phoneInWords(guestPhone) : missing],
        ['Email', guestEmail || missing],
      ]}
    />
    <p className={layout.quiet}>Is something wrong here? Please tell us, by phone or at reception.</p>
  </Panel>
);
