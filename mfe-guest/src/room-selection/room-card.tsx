import { useId } from 'react';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { Badge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Photo } from '../parts/photo.tsx';
import { PriceList } from './price-list.tsx';
import styles from './room-card.module.css';
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
  isFirst: boolean;
  choice: Choice;
  /** While one room is being chosen no other can be. */
  isLocked: boolean;
  onSelect: () => void;
};

export function RoomCard({ room, isFirst, choice, isLocked, onSelect }: Props) {
  const id = useId();
  const features = shownFeatures(room);
  const isOtherRate = room.rateType !== 'standard' && room.discountPercent <= 0;
  return (
    <li aria-current={choice === 'selected' || undefined} className={styles.card}>
      <Photo src={room.roomTypePhotos[0]?.image} picture={room.picture} of={room.roomTypeName} isFirst={isFirst} />
      <h2 id={id} className={styles.name}>
        {room.roomTypeName}
      </h2>
      {isAccessible(room) && (
        <div>
          <Badge>Accessible room</Badge>
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
        <Button isPrimary aria-describedby={id} isLocked={isLocked} onClick={onSelect}>
          {buttonText[choice]}
        </Button>
      </div>
    </li>
  );
}
