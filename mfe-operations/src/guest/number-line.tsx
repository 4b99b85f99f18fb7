import type { GuestNumber } from '@booking/contracts/guests';
import { timeInWords } from '@booking/hotel/date-in-words';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { Link, useHost } from '@booking/remote-kit/kit';
import { makeStyles, Phone, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { words as optOutWords } from '../opt-out/opt-out.words.ts';
import { StopTexts } from '../opt-out/stop-texts.tsx';
import { words } from './guest.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
  warning: { color: tokens.colorPaletteRedForeground1 },
});

/** A number of a guest: whether it gets texts, and who else has it. */
export function NumberLine({ number: { number, optedOut, sharedWith, callId } }: { number: GuestNumber }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const { hotelTimeZone } = useHost();
  return (
    <div className={styles.root}>
      <Phone number={number} />
      {optedOut && (
        <Text size={200} className={styles.warning}>
          {optOutWords.optedOut(timeInWords(new Date(optedOut.since), hotelTimeZone, new Date()), optedOut.said)}
        </Text>
      )}
      {sharedWith.length > 0 && (
        <Text>
          {words.sharedWith}{' '}
          {sharedWith.map(({ id, name }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <Link to={`/guests/${id}`} className={linkClass}>
                {name}
              </Link>
            </span>
          ))}
        </Text>
      )}
      {callId !== null && (
        <Link to={`/call-logs?${new URLSearchParams({ q: number })}`} className={linkClass}>
          {words.callsFrom}
        </Link>
      )}
      {callId !== null && !optedOut && <StopTexts callId={callId} number={phoneInWords(number)} />}
    </div>
  );
}
