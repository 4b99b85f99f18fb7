import { LeaveGuard, PageHeader, TabPanels } from '@booking/ui/kit';
import { DifferencesPanel } from './differences/differences-panel.tsx';
import { EventsPanel } from './events/events-panel.tsx';
import { words } from './reservations.words.ts';
import { StaysPanel } from './stays/stays-panel.tsx';
import { useTab } from './use-tab.ts';

export function Screen() {
  const [tab, show] = useTab();
  const { label, stays, events, differences } = words.tabs;
  return (
    <LeaveGuard>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <TabPanels
        label={label}
        selected={tab}
        onSelect={show}
        tabs={[
          { id: 'stays', label: stays, content: <StaysPanel /> },
          { id: 'events', label: events, content: <EventsPanel /> },
          { id: 'differences', label: differences, content: <DifferencesPanel /> },
        ]}
      />
    </LeaveGuard>
  );
}
