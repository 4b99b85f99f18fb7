import { useEffect, useRef, useState } from 'react';
import { precheckinDeskEndpoints, type ListedPrecheckin } from '@booking/contracts/precheckins';
import { call } from '@booking/http/call';
import { sentenceOf } from '@booking/http/request-error';
import { useQueryClient } from '@booking/remote-kit/kit';
import { precheckinQueries } from './precheckins.queries.ts';
import { words } from './precheckins.words.ts';

export type Reminder = { state: 'waiting' | 'sending' | 'sent' } | { state: 'not_sent'; why: string };

const { remind: said } = words;

/** Nobody is texted who has nothing left to do. */
function firstOf({ step, isOver }: ListedPrecheckin): Reminder {
  if (step === 'checked_in') return { state: 'not_sent', why: said.checkedIn };
  return isOver ? { state: 'not_sent', why: said.over } : { state: 'waiting' };
}

const send = ({ reservationId }: ListedPrecheckin): Promise<Reminder> =>
  call(precheckinDeskEndpoints.send, { body: { reservationId } }).then(
    () => ({ state: 'sent' }),
    (error: Error) => ({ state: 'not_sent', why: sentenceOf(error) }),
  );

/** Sends links one by one, as the desk does for a single guest: limits, opt-outs and the audit log are the same. */
export function useRemind(guests: readonly ListedPrecheckin[]): {
  reminders: readonly Reminder[];
  stage: 'asking' | 'sending' | 'done';
  start: () => void;
  stop: () => void;
} {
  const client = useQueryClient();
  const [reminders, setReminders] = useState(() => guests.map(firstOf));
  const [stage, setStage] = useState<'asking' | 'sending' | 'done'>('asking');
  const isStopped = useRef(false);
  const stop = (): void => {
    isStopped.current = true;
  };
  // nothing goes on once it is closed
  useEffect(() => {
    isStopped.current = false;
    return stop;
  }, []);
  const set = (place: number, reminder: Reminder): void =>
    setReminders((before) => before.map((other, index) => (index === place ? reminder : other)));
  const run = async (): Promise<void> => {
    for (const [place, guest] of guests.entries()) {
      if (reminders[place]!.state !== 'waiting') continue;
      if (isStopped.current) set(place, { state: 'not_sent', why: said.stopped });
      else {
        set(place, { state: 'sending' });
        set(place, await send(guest));
      }
    }
    setStage('done');
    void client.invalidateQueries({ queryKey: precheckinQueries.all });
  };
  const start = (): void => {
    setStage('sending');
    void run();
  };
  return { reminders, stage, start, stop };
}
