import { useEffect, useRef } from 'react';
import { useIsFetching, useQueryClient } from '@booking/remote-kit/kit';
import { makeStyles, PageHeader, Panel, TabPanels, tokens } from '@booking/ui/kit';
import { words } from './inventory.words.ts';
import { FeesPanel } from './rooms/fees-panel.tsx';
import { MonthPanel } from './month/month-panel.tsx';
import { QuotePanel } from './rooms/quote-panel.tsx';
import { RoomsPanel } from './rooms/rooms-panel.tsx';
import { SearchForm } from './rooms/search-form.tsx';
import { searchOf, type StaySearch } from './rooms/stay-search.ts';
import { useInventoryPlace } from './use-inventory-place.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  rooms: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

export function Screen() {
  const styles = useStyles();
  const client = useQueryClient();
  const isSearching = useIsFetching({ queryKey: ['inventory'] }) > 0;
  const { today, place, go } = useInventoryPlace();
  const { view, month, ...search } = place;
  const look = (wanted: StaySearch): void => {
    const to = { ...place, ...wanted, view: 'rooms' } as const;
    if (searchOf(to) === searchOf(place)) void client.invalidateQueries({ queryKey: ['inventory'] });
    else go(to);
  };
  const results = useRef<HTMLDivElement>(null);
  const isLedHere = useRef(false);
  useEffect(() => {
    // the night that was pressed is hidden now, and the focus would be lost with it
    if (view === 'rooms' && isLedHere.current) results.current?.focus();
    isLedHere.current = false;
  }, [view]);
  const showNight = (dates: { startDate: string; endDate: string }): void => {
    isLedHere.current = true;
    go({ ...dates, view: 'rooms' });
  };
  const rooms = (
    <div ref={results} tabIndex={-1} className={styles.rooms}>
      <RoomsPanel search={search} today={today} onTry={go} />
      <div className={styles.side}>
        <QuotePanel search={search} />
        <FeesPanel />
      </div>
    </div>
  );
  const calendar = (
    <MonthPanel
      month={month}
      today={today}
      chosen={search.startDate}
      onTurn={(to) => go({ month: to })}
      onChoose={showNight}
    />
  );
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <div className={styles.root}>
        <Panel title={words.search}>
          <SearchForm search={search} isSearching={isSearching} onSearch={look} />
        </Panel>
        <div>
          <TabPanels
            label={words.tabs.label}
            selected={view}
            onSelect={(id) => go({ view: id })}
            tabs={[
              { id: 'rooms', label: words.tabs.rooms, content: rooms },
              { id: 'month', label: words.tabs.month, content: calendar },
            ]}
          />
        </div>
      </div>
    </>
  );
}
