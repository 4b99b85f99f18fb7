import type { CallQuote } from '@booking/contracts/call-quotes';
import { entryOr, wordOr } from '@booking/contracts/labels';
import { changeText } from '@booking/hotel/change';
import { formatDollars } from '@booking/hotel/money';
import { Time } from '@booking/remote-kit/kit';
import { makeStyles, makeTableStyles, mergeClasses, StatusBadge, Text, tokens, type Tone } from '@booking/ui/kit';
import { formatDate, formatDayOfYear } from '../../calendar-date.ts';
import { Fold } from '../../parts/fold.tsx';
import { words } from '../call.words.ts';

const said = words.quotes;
const useTableStyles = makeTableStyles('30rem');
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
  wrong: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

const looks: Record<'right' | 'wrong' | 'unknown', [word: string, tone: Tone]> = {
  right: [said.verdicts.right, 'good'],
  wrong: [said.verdicts.wrong, 'bad'],
  unknown: [said.verdicts.unknown, 'neutral'],
};

type Offer = CallQuote['offers'][number];

const price = (cents: number | null, missing: string): string =>
  cents === null ? missing : formatDollars(cents / 100);

/** The price of now, and by how much it changed since. */
function nowInWords({ thenCents, nowCents }: Offer): string {
  const now = price(nowCents, said.notSold);
  if (thenCents === null || nowCents === null || nowCents === thenCents) return now;
  return `${now} ${said.changed(changeText(nowCents, thenCents))}`;
}

function OfferRow({ offer }: { offer: Offer }) {
  const styles = useStyles();
  const table = useTableStyles();
  const { name, saidCents, thenCents } = offer;
  const isWrong = saidCents !== null && thenCents !== null && saidCents !== thenCents;
  return (
    <tr className={table.row}>
      <th scope="row" className={table.cell} data-label={said.offer}>
        {name}
      </th>
      <td className={mergeClasses(table.cell, isWrong && styles.wrong)} data-label={said.said}>
        {price(saidCents, said.unsaid)}
      </td>
      <td className={table.cell} data-label={said.then}>
        {price(thenCents, said.notKept)}
      </td>
      <td className={table.cell} data-label={said.now}>
        {nowInWords(offer)}
      </td>
    </tr>
  );
}

/** A search of rooms: what was said, what was right, and what changed since. */
export function Quote({ quote }: { quote: CallQuote }) {
  const styles = useStyles();
  const table = useTableStyles();
  const { startDate, endDate, adults, children, offers, nowProblem } = quote;
  const [word, tone] = entryOr(looks, quote.verdict, [wordOr(quote.verdict), 'neutral']);
  const stay = said.stay(`${formatDayOfYear(startDate)} to ${formatDate(endDate)}`, said.guests(adults, children));
  return (
    <li className={styles.root}>
      <div className={styles.line}>
        <Text weight="semibold">{stay}</Text>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <Text size={200} className={styles.quiet}>
          <Time at={quote.at} />
        </Text>
      </div>
      {nowProblem && <Text className={styles.quiet}>{said.nowUnknown(nowProblem)}</Text>}
      <div className={table.container}>
        <table className={table.table} aria-label={stay}>
          <thead className={table.head}>
            <tr>
              {[said.offer, said.said, said.then, said.now].map((name) => (
                <th key={name} scope="col" className={table.heading}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={table.body}>
            {offers.map((offer) => (
              <OfferRow key={offer.name} offer={offer} />
            ))}
          </tbody>
        </table>
      </div>
      {quote.said && <Fold title={said.wordForWord}>{quote.said}</Fold>}
    </li>
  );
}
