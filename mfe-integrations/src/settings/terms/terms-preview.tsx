import type { GuestTerms } from '@booking/contracts/guest-terms';
import { dateInWords } from '@booking/hotel/date-in-words';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { termsOf } from '@booking/hotel/terms';
import { termsSentences, termsSummary, type TermsWords } from '@booking/hotel/terms-in-words';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, tokens } from '@booking/ui/kit';
import { Part, Purpose } from '../fields/part.tsx';
import { previewedRules, previewedText } from './previewed-terms.ts';
import { words } from './terms.words.ts';
import { useGuestWords } from './use-guest-words.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  paragraph: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  strong: { fontWeight: tokens.fontWeightSemibold },
});

const totalCents = 60_000;

type Props = { terms: GuestTerms; propertyText: string };

/** What guests read in each language of what is typed, for a stay a month from now. */
export function TermsPreview({ terms, propertyText }: Props) {
  const styles = useStyles();
  const { hotelTimeZone: zone } = useHost();
  const guestWords = useGuestWords();
  const now = new Date();
  const today = hotelDate(now, zone);
  const startDate = addDays(today, 30);
  const inLanguage = (language: TermsWords['language'], label: string) => {
    const spoken = guestWords?.[language];
    const own = previewedText(terms, propertyText)[language];
    return (
      <section aria-label={label} lang={language} className={styles.column}>
        <h4 className={styles.heading} lang="en">
          {label}
        </h4>
        {spoken &&
          previewedRules(terms, propertyText).map(({ ratePlan, rule }) => {
            const agreed = termsOf(rule, { startDate, nights: 3, totalCents }, { zone, now });
            const title = [ratePlan, termsSummary(agreed, spoken)].filter(Boolean).join(': ');
            return (
              <div key={ratePlan} className={styles.column}>
                <p className={`${styles.paragraph} ${styles.strong}`}>{title}</p>
                <p className={styles.paragraph}>{termsSentences(agreed, spoken, '').join(' ')}</p>
              </div>
            );
          })}
        {own && <p className={styles.paragraph}>{own}</p>}
      </section>
    );
  };
  return (
    <>
      <Part title={words.preview} />
      <Purpose>{words.previewPurpose(dateInWords(startDate, today), formatDollars(totalCents / 100))}</Purpose>
      <div className={styles.columns}>
        {inLanguage('en', words.en)}
        {inLanguage('es', words.es)}
      </div>
    </>
  );
}
