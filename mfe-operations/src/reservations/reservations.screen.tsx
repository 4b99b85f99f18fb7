import { LeaveGuard, PageHeader, TabPanels } from '@booking/ui/kit';
import { DifferencesPanel } from './differences/differences-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { useTab } from './use-tab.ts';

export function Screen() {
  const [tab, show] = useTab();
  return (
    <LeaveGuard>
      <PageHeader
        title="Reservations"
        subtitle="What was booked, changed and cancelled, and whether its money matches"
      />
      <TabPanels
        label="Events and differences"
        selected={tab}
        onSelect={show}
        tabs={[
          { id: 'events', label: 'Events', content: <EventsPanel /> },
          { id: 'differences', label: 'Differences', content: <DifferencesPanel /> },
        ]}
      />
    </LeaveGuard>
  );
}
