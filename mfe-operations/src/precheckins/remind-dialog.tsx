import type { ListedPrecheckin } from '@booking/contracts/precheckins';
import { Button, makeStyles, ModalDialog, StatusBadge, Text, tokens, useListClass, type Tone } from '@booking/ui/kit';
import { words } from './precheckins.words.ts';
import { useRemind, type Reminder } from './use-remind.ts';

const useStyles = makeStyles({
  guest: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

const { remind: said } = words;

const lookOf = (reminder: Reminder): [word: string, tone: Tone] => {
  switch (reminder.state) {
    case 'waiting':
      return [said.waiting, 'neutral'];
    case 'sending':
      return [said.sending, 'info'];
    case 'sent':
      return [said.sent, 'good'];
    case 'not_sent':
      return [said.notSent(reminder.why), 'warning'];
  }
};

type Props = { guests: readonly ListedPrecheckin[]; onClose: () => void };

/** Sends each guest a new link, one after the other, and says for each what came of it. */
export function RemindDialog({ guests, onClose }: Props) {
  const styles = useStyles();
  const listClass = useListClass('XS');
  const { reminders, stage, start, stop } = useRemind(guests);
  const count = reminders.filter(({ state }) => state === 'waiting').length;
  const actions = {
    asking: (
      <>
        <Button onClick={onClose}>{said.cancel}</Button>
        <Button appearance="primary" disabledFocusable={count === 0} onClick={() => count > 0 && start()}>
          {said.does(count)}
        </Button>
      </>
    ),
    sending: <Button onClick={stop}>{said.stop}</Button>,
    done: (
      <Button appearance="primary" onClick={onClose}>
        {said.close}
      </Button>
    ),
  };
  return (
    <ModalDialog
      title={said.button(guests.length)}
      onEscape={stage === 'sending' ? stop : onClose}
      actions={actions[stage]}
    >
      <Text>{said.body}</Text>
      <ul aria-label={said.list} aria-live="polite" className={listClass}>
        {guests.map(({ id, guestName }, place) => {
          const [word, tone] = lookOf(reminders[place]!);
          return (
            <li key={id} className={styles.guest}>
              <Text weight="semibold">{guestName}</Text>
              <StatusBadge tone={tone}>{word}</StatusBadge>
            </li>
          );
        })}
      </ul>
    </ModalDialog>
  );
}
