import type { AlertKind, RaisedAlert } from '../alerts/alert-rule.port.ts';

const several =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${count} ${many}`;
const always = (sentence: string) => (): string => sentence;

/** The sentence for each kind outside of the console. It has only our own words. */
const sentences: Record<AlertKind, (count: number) => string> = {
  'unsynced-payments': several('A paid booking is not in Cloudbeds', 'paid bookings are not in Cloudbeds'),
  'unfinished-precheckins': several('A guest waits to be checked in', 'guests wait to be checked in'),
  'payment-differences': several('One difference in payments', 'differences in payments'),
  'events-given-up': several('One message of a service could not be processed', 'messages could not be processed'),
  'disputed-payments': several('A payment is disputed', 'payments are disputed'),
  'unreadable-rows': several('A row of an outside service cannot be read', 'rows of an outside service cannot be read'),
  'provider-down': always('An outside service does not work'),
  'access-expires': always('The access to an outside service is about to expire'),
  'access-expired': always('The access to an outside service has expired'),
  'verification-burst': several(
    'An answer to a staff code failed',
    'answers to staff codes failed: somebody may be guessing',
  ),
  'publish-drift': always('An assistant is not as it was published'),
  'canary-ended': always('The canary of a remote was ended'),
  'untold-guests': several('A paid guest was not told', 'paid guests were not told'),
  'unclear-stops': several('A guest may want no more texts', 'guests may want no more texts'),
  'undelivered-emails': several('An email did not arrive', 'emails did not arrive'),
  'many-texts': (count) => `Unusually many texts are sent: ${count} in 24 hours`,
};

/** What is sent of an alert. Its details are not: they may quote guests, staff and services. */
export type AlertNotice = Pick<RaisedAlert, 'id' | 'kind' | 'count' | 'severity' | 'since' | 'newestAt' | 'link'>;

export const noticeOf = ({ id, kind, count, severity, since, newestAt, link }: RaisedAlert): AlertNotice => ({
  ...{ id, kind, count, severity },
  ...{ since, newestAt, link },
});

export const sentenceOf = ({ kind, count }: Pick<AlertNotice, 'kind' | 'count'>): string => sentences[kind](count);
