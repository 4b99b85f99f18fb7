import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { isConnectionLost } from '@booking/http/request-error';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { EmptyState } from '../parts/empty-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { RoomCard, type Choice } from './card/room-card.tsx';
import { offerKey, roomTypesOf } from './card/room-types.ts';
import styles from './room-list.module.css';
import { useSelectRoom } from './room-selection.queries.ts';
import type { Step } from './step.ts';

/** The rooms to choose from: a card for each room type. */
export function RoomList({ session: { rooms, hotel, unread }, token }: Step) {
  const { t } = useWords();
  const { mutate, variables: selected, isPending, isSuccess, error } = useSelectRoom(token);
  const choiceOf = (offer: OfferedRoom): Choice => {
    if (!selected || offerKey(selected) !== offerKey(offer)) return 'open';
    if (isPending) return 'selecting';
    if (isSuccess) return 'selected';
    return isConnectionLost(error) ? 'lost' : 'open';
  };
  if (rooms.length === 0 && !unread) {
    return (
      <div className={layout.surface}>
        <EmptyState title={t('rooms.noneTitle')} action={<HotelContact hotel={hotel} />}>
          {t('rooms.none')}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {unread && <Notice>{t('rooms.unread', { count: unread })}</Notice>}
      <ul className={styles.list}>
        {roomTypesOf(rooms).map(({ key, rates }, place) => (
          <RoomCard
            key={key}
            rates={rates}
            isFirst={place === 0}
            choiceOf={choiceOf}
            isLocked={isPending || isSuccess}
            onSelect={(offer) => mutate(offer)}
          />
        ))}
      </ul>
    </>
  );
}
