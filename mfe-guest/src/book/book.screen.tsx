import { useState } from 'react';
import type { Intake } from '@booking/contracts/guest-pages';
import { Page } from '../page.tsx';
import { Panel } from '../parts/panel.tsx';
import { IntakeForm } from './intake-form.tsx';
import { IntakeSaved } from './intake-saved.tsx';

export function Screen() {
  const [saved, setSaved] = useState<Intake>();
  return saved ? (
    <Page title="All Set!">
      <IntakeSaved intake={saved} />
    </Page>
  ) : (
    <Page title="Book Your Stay" subtitle="Save your dates before you call, and you need not spell them out.">
      <Panel title="Your stay">
        <IntakeForm onSaved={setSaved} />
      </Panel>
    </Page>
  );
}
