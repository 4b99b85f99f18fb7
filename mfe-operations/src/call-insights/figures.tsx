import type { CallInsights } from '@booking/contracts/call-insights';
import { formatCount, formatDollars } from '@booking/hotel/money';
import { makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { words } from './call-insights.words.ts';

const said = words.figures;

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
  },
  figure: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { color: tokens.colorNeutralForeground3 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
});

type Figure = { name: string; value: string; notes: readonly string[] };

/** A value for each call and each booking; without a booking there is nothing to share it. */
const shared = (perCall: number | null, perBooking: number | null, format: (value: number) => string): string[] => [
  ...(perCall === null ? [] : [said.perCall(format(perCall))]),
  perBooking === null ? said.noBooking : said.perBooking(format(perBooking)),
];

const tenths = (minutes: number): string => minutes.toFixed(1);

function figuresOf({ calls, wantedRoom, booked, minutes, cost, unsuccessful }: CallInsights): Figure[] {
  const share = wantedRoom === 0 ? [] : [said.share(Math.round((booked / wantedRoom) * 100))];
  const chats = cost.chats > 0 ? [said.chats(formatDollars(cost.chats))] : [];
  return [
    { name: said.calls, value: formatCount(calls), notes: [] },
    { name: said.wanted, value: formatCount(wantedRoom), notes: [] },
    { name: said.booked, value: formatCount(booked), notes: share },
    {
      name: said.minutes,
      value: tenths(minutes.total),
      notes: shared(minutes.perCall, minutes.perBooking, tenths),
    },
    {
      name: said.cost,
      value: formatDollars(cost.total),
      notes: [...shared(cost.perCall, cost.perBooking, formatDollars), ...chats],
    },
    { name: said.unsuccessful, value: formatCount(unsuccessful), notes: [said.unsuccessfulNote] },
  ];
}

/** How many called and booked, how long it took and what it cost. */
export function Figures({ insights }: { insights: CallInsights }) {
  const styles = useStyles();
  return (
    <Panel title={said.title}>
      <dl className={styles.list}>
        {figuresOf(insights).map(({ name, value, notes }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            {notes.map((note) => (
              <dd key={note} className={styles.note}>
                <Text size={200}>{note}</Text>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
