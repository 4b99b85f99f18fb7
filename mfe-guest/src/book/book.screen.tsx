import { useState } from 'react';
import type { Intake } from '@booking/contracts/guest-pages';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { Page } from '../page.tsx';
import { Panel } from '../parts/panel.tsx';
import { FreeRoomsPanel } from './free-rooms-panel.tsx';
import { IntakeForm } from './intake-form.tsx';
import { IntakeSaved } from './intake-saved.tsx';
import { useIntakeForm } from './use-intake-form.ts';

function Plan({ onSaved }: { onSaved: (intake: Intake) => void }) {
  const { t } = useWords();
  const form = useIntakeForm(onSaved);
  const { checkInDate, checkOutDate } = form.values;
  return (
    <Page title={t('book.title')} subtitle={t('book.subtitle')}>
      <div className={layout.columns}>
        <Panel title={t('book.stay')}>
          <IntakeForm form={form} />
        </Panel>
        <FreeRoomsPanel startDate={checkInDate} endDate={checkOutDate} today={form.today} />
      </div>
    </Page>
  );
}

export function Screen() {
  const { t } = useWords();
  const [saved, setSaved] = useState<Intake>();
  if (!saved) return <Plan onSaved={setSaved} />;
  return (
    <Page title={t('book.allSet')}>
      <IntakeSaved intake={saved} />
    </Page>
  );
}
