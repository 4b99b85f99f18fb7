import { PaymentStatus } from '@booking/contracts/payments';
import { hotelDate } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { DatePresets } from '@booking/ui/grid';
import { makeStyles, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { ChoiceField } from '../list/choice-field.tsx';
import { SearchField } from '../list/search-field.tsx';
import { paymentWord } from '../payment-badge.tsx';
import type { PaymentAddress } from './payment-filter.ts';
import { words as allWords } from './payments.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
});

const words = allWords.filters;
const statuses = PaymentStatus.options.map((status) => [status, paymentWord(status)] as const);

type Props = { address: PaymentAddress; onChange: (part: PaymentAddress) => void };

export function PaymentFilters({ address: { q, status, from, to, unsynced }, onChange }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  return (
    <div className={styles.root}>
      <SearchField
        label={words.search}
        hint={words.searchHint}
        value={q}
        onChange={(typed) => onChange({ q: typed })}
      />
      <ChoiceField
        label={words.status}
        all={words.allStatuses}
        choices={statuses}
        value={status}
        onChange={(chosen) => onChange({ status: z.catch(z.optional(PaymentStatus), undefined).parse(chosen) })}
      />
      <ChoiceField
        label={words.cloudbeds}
        all={words.all}
        choices={[['true', words.unsynced]]}
        value={unsynced}
        onChange={(chosen) => onChange({ unsynced: chosen === 'true' ? chosen : undefined })}
      />
      <DatePresets
        value={{ from, to }}
        today={hotelDate(new Date(), hotelTimeZone)}
        onChange={(range) => onChange({ from: range.from, to: range.to })}
      />
    </div>
  );
}
