import { useId } from 'react';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { Button, mergeClasses, StatusBadge } from '@booking/ui/kit';
import { useLayout } from '../layout.styles.ts';
import { Notice } from '../notice.tsx';
import { Photo } from '../photo.tsx';
import { PriceList } from './price-list.tsx';
import { useCardStyles } from './room-card.styles.ts';
import { isAccessible, shownFeatures } from './room-features.ts';

/** How far the choice of a card is; `lost` when nobody knows whether it arrived. */
export type Choice = 'open' | 'selecting' | 'selected' | 'lost';

const buttonText: Record<Choice, string> = {
  open: 'Select This Room',
  selecting: 'Selecting...',
  selected: 'Selected',
  lost: 'Try again',
};

type Props = {
  room: OfferedRoom;
  choice: Choice;
  /** While one room is being chosen no other can be. */
  isLocked: boolean;
  onSelect: () => void;
};

export function RoomCard({ room, choice, isLocked, onSelect }: Props) {
  const styles = useCardStyles();
  const layout = useLayout();
  const id = useId();
  const features = shownFeatures(room);
  const isChosen = choice === 'selected';
  const isOtherRate = room.rateType !== 'standard' && room.discountPercent <= 0;
  return (
    <li aria-current={isChosen || undefined} className={mergeClasses(layout.surface, isChosen && styles.chosen)}>
      <Photo src={room.roomTypePhotos[0]?.image} of={room.roomTypeName} />
      <h2 id={id} className={styles.name}>
        {room.roomTypeName}
      </h2>
      {isAccessible(room) && (
        <div>
          <StatusBadge tone="info">Accessible room</StatusBadge>
        </div>
      )}
      <p className={styles.description}>{room.roomTypeDescription}</p>
      <div className={styles.facts}>
        <span>Up to {room.maxGuests} guests</span>
        <span>{room.roomsAvailable} available</span>
        {isOtherRate && <span>{room.rateType} rate</span>}
      </div>
      {features.length > 0 && (
        <ul aria-label="Features" className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.end}>
        <PriceList room={room} />
        {choice === 'lost' && <Notice>The connection was lost. It is safe to choose the room again.</Notice>}
        <Button appearance="primary" size="large" aria-describedby={id} disabledFocusable={isLocked} onClick={onSelect}>
          {buttonText[choice]}
        </Button>
      </div>
    </li>
  );
}
