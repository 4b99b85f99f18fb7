import type { UndeliveredEmail } from '@booking/contracts/emails';
import { timeInWords } from '@booking/hotel/date-in-words';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import { Answer, Panel } from '@booking/ui/kit';
import { Purpose } from '../fields/part.tsx';
import { settingQueries } from '../settings.queries.ts';
import { words } from '../settings.words.ts';

const { emails } = words;

function Undelivered({ email, zone }: { email: UndeliveredEmail; zone: string }) {
  const written = timeInWords(new Date(email.createdAt), zone, new Date());
  return (
    <li>
      {emails.undelivered(email.subject, email.to, written)} {emails.statuses[email.status] ?? email.status}{' '}
      {email.error}
    </li>
  );
}

/** Which mail server emails leave by, and those that did not arrive. It is set on the server. */
export function EmailDelivery() {
  const { hotelTimeZone: zone } = useHost();
  const query = useQuery(settingQueries.emailDelivery());
  return (
    <Panel title={emails.title}>
      <Answer query={query} what="the emails">
        {({ host, from, sentAt, undelivered }) => (
          <>
            <Purpose>{host ? emails.by(host, from ?? '') : emails.notSet}</Purpose>
            {sentAt && <Purpose>{emails.newest(timeInWords(new Date(sentAt), zone, new Date()))}</Purpose>}
            {undelivered.length > 0 && (
              <ul>
                {undelivered.map((email) => (
                  <Undelivered key={email.id} email={email} zone={zone} />
                ))}
              </ul>
            )}
          </>
        )}
      </Answer>
    </Panel>
  );
}
