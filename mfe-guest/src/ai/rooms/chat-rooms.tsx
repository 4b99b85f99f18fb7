import { useId } from 'react';
import type { FreeRooms } from '@booking/contracts/free-rooms';
import { FreeRoomList } from '../../free-rooms/free-room-list.tsx';
import { useWords } from '../../language/use-words.ts';
import { Button } from '../../parts/button.tsx';
import styles from './chat-rooms.module.css';
import type { RoomChoice } from './use-room-choice.ts';

/**
 * The rooms that an answer names, to choose from on the spot. A screen reader is told that they are there, and not read all of them: the
 * words of the answer name them already.
 */
export function ChatRooms({ found, choice }: { found: FreeRooms; choice: RoomChoice }) {
  const { t, dates } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <span id={id} className={styles.title}>
        {t('ai.rooms.title', { count: found.rooms.length, dates: dates(found) })}
      </span>
      <div aria-live="off">
        <FreeRoomList
          found={found}
          action={(room, nameId) => (
            <Button
              id={`${nameId}-choose`}
              isPrimary
              isLocked={choice.isBusy}
              aria-labelledby={`${nameId}-choose ${nameId}`}
              onClick={() => choice.choose(found, room)}
            >
              {t(choice.isChosen(found, room) ? 'ai.rooms.opening' : 'ai.rooms.choose')}
            </Button>
          )}
        />
      </div>
    </section>
  );
}
