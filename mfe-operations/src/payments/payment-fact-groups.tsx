import type { ReactNode } from 'react';
import { labelOf } from '@booking/contracts/labels';
import type { Dispute, PaymentEvent, Refund } from '@booking/contracts/payments';
import { dateInWords, timeInWords } from '@booking/hotel/date-in-words';
import { hotelDate } from '@booking/hotel/hotel-time';
import { formatMoney } from '@booking/hotel/money';
import { Time, useHost } from '@booking/remote-kit/kit';
import { CopyableId, Email, Facts, makeStyles, Phone, tokens, type Fact } from '@booking/ui/kit';
import { purposes } from '../payment-badge.tsx';
import { Synced } from './payment-columns.tsx';
import { metadataFacts, type FactGroup, type MetadataFact } from './payment-facts.ts';
import { linkStates, words as allWords } from './payments.words.ts';
import { agreedTermsInWords } from './terms/agreed-terms.ts';

const words = allWords.detail;

const useStyles = makeStyles({
  heading: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

type InWords = (at: string) => string;

const refundInWords = ({ amountCents, at, by, reason, failure }: Refund, currency: string, time: InWords): string =>
  [
    formatMoney(amountCents, currency),
    at && time(at),
    by ? words.by(by) : words.atStripe,
    reason,
    failure && words.failed(failure),
  ]
    .filter(Boolean)
    .join(', ');

const disputeInWords = ({ amountCents, currency, reason, dueBy, isMoneyGone }: Dispute, time: InWords): string =>
  [
    formatMoney(amountCents, currency),
    reason.replaceAll('_', ' '),
    dueBy && words.answerBy(time(dueBy)),
    isMoneyGone ? words.bankHasIt : words.hotelHasIt,
  ]
    .filter(Boolean)
    .join(', ');

/** "Not sent: No text went out." */
function linkInWords({ state, detail }: NonNullable<PaymentEvent['link']>): string {
  const word = labelOf(linkStates, state);
  return detail?.startsWith(word) ? detail : [word, detail].filter(Boolean).join(': ');
}

function valueOf({ kind, name, value }: MetadataFact, today: string): ReactNode {
  if (kind === 'date') return dateInWords(value, today);
  if (kind === 'phone') return <Phone number={value} />;
  if (kind === 'email') return <Email address={value} />;
  return kind === 'id' ? <CopyableId value={value} label={name} /> : value;
}

/** What is known of a payment: of the payment, the stay, the guest, at Stripe, and all else that it carries along. */
export function PaymentFacts({ payment }: { payment: PaymentEvent }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const now = new Date();
  const time: InWords = (at) => timeInWords(new Date(at), hotelTimeZone, now);
  const { id, amountCents, currency, refundedCents, createdAt, paidAt, purpose, link } = payment;
  const { refunds, disputes, stripeSession, metadata } = payment;
  const { columns } = allWords;
  const carried = metadataFacts(metadata);
  const today = hotelDate(now, hotelTimeZone);
  const terms = agreedTermsInWords(metadata, today);
  const inGroup = (group: FactGroup): Fact[] =>
    carried.filter((fact) => fact.group === group).map((fact) => [fact.name, valueOf(fact, today)]);
  const groups: [title: string, facts: Fact[]][] = [
    [
      words.groups.payment,
      [
        [columns.amount, formatMoney(amountCents, currency)],
        [columns.purpose, labelOf(purposes, purpose)],
        [columns.created, <Time at={createdAt} />],
        [columns.paid, paidAt ? <Time at={paidAt} /> : words.notYet],
        ...(refundedCents > 0 ? [[columns.refunded, formatMoney(refundedCents, currency)] satisfies Fact] : []),
        [columns.cloudbeds, <Synced payment={payment} />],
        ...(link ? [[words.link, linkInWords(link)] satisfies Fact] : []),
        ...refunds.map((each, place): Fact => [words.refund(place + 1), refundInWords(each, currency, time)]),
        ...disputes.map((each, place): Fact => [words.dispute(place + 1), disputeInWords(each, time)]),
        [words.id, <CopyableId value={id} label={words.id} />],
      ],
    ],
    [words.groups.stay, [...inGroup('stay'), ...(terms ? [[words.terms, terms] satisfies Fact] : [])]],
    [words.groups.guest, inGroup('guest')],
    [
      words.groups.stripe,
      [
        ...(stripeSession
          ? [[words.session, <CopyableId value={stripeSession} label={columns.session} />] satisfies Fact]
          : []),
        ...inGroup('stripe'),
      ],
    ],
    [words.groups.more, inGroup('more')],
  ];
  return groups
    .filter(([, facts]) => facts.length > 0)
    .map(([title, facts]) => (
      <section key={title} aria-label={title}>
        <h3 className={styles.heading}>{title}</h3>
        <Facts facts={facts} />
      </section>
    ));
}
