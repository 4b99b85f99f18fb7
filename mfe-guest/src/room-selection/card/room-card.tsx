import { useId, useState } from 'react';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { useWords } from '../../language/use-words.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Discount } from './discount.tsx';
import { PriceList } from './price-list.tsx';
import { RateChoice } from './rate-choice.tsx';
import { RateFacts } from './rate-facts.tsx';
import styles from './room-card.module.css';
import { RoomDescription } from './room-description.tsx';
import { isAccessible, shownFeatures, unshownAccess } from './room-features.ts';
import { RoomGallery } from './room-gallery.tsx';
import { firstRate, offerKey } from './room-types.ts';

/** How far the choice of an offer is; `lost` when nobody knows whether it arrived. */
export type Choice = 'open' | 'selecting' | 'selected' | 'lost';

const buttonText = {
  open: 'rooms.select',
  selecting: 'rooms.selecting',
  selected: 'rooms.selected',
  lost: 'rooms.tryAgain',
} as const;

type Props = {
  /** Of one room type, and at least one. */
  rates: readonly OfferedRoom[];
  isFirst: boolean;
  choiceOf: (offer: OfferedRoom) => Choice;
  /** While one room is being chosen no other can be. */
  isLocked: boolean;
  onSelect: (offer: OfferedRoom) => void;
};

/** A room type: what it is, at which rates it can be had, and the button that chooses it. With one rate it is S2's card. */
export function RoomCard({ rates, isFirst, choiceOf, isLocked, onSelect }: Props) {
  const { t } = useWords();
  const id = useId();
  const [marked, setMarked] = useState<string>();
  // a rate that was sold meanwhile is marked no more
  const room = rates.find((rate) => offerKey(rate) === marked) ?? firstRate(rates);
  const choice = choiceOf(room);
  const features = shownFeatures(room);
  const access = unshownAccess(room);
  const isOtherRate = rates.length === 1 && room.rateType !== 'standard' && room.discountPercent <= 0;
  return (
    <li aria-current={choice === 'selected' || undefined} className={styles.card}>
      <RoomGallery room={room} isFirst={isFirst} />
      <h2 id={id} className={styles.name}>
        {room.roomTypeName}
      </h2>
      {isAccessible(room) && (
        <div>
          <Badge>{t('rooms.accessible')}</Badge>
        </div>
      )}
      <RoomDescription of={id}>{room.roomTypeDescription}</RoomDescription>
      <div className={styles.facts}>
        <span>{t('rooms.upToGuests', { count: room.maxGuests })}</span>
        <span>{t('rooms.available', { count: room.roomsAvailable })}</span>
        {isOtherRate && <span>{t('rooms.rate', { rate: room.rateType })}</span>}
      </div>
      {features.length > 0 && (
        <ul aria-label={t('rooms.features')} className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      )}
      {access && <p className={styles.access}>{t('rooms.accessibility', { features: access })}</p>}
      <div className={styles.end}>
        {rates.length > 1 ? (
          <RateChoice rates={rates} chosen={room} isLocked={isLocked} onChoose={(rate) => setMarked(offerKey(rate))} />
        ) : (
          <>
            <Discount room={room} />
            <RateFacts rate={room} />
          </>
        )}
        <PriceList room={room} />
        {choice === 'lost' && <Notice>{t('rooms.choiceLost')}</Notice>}
        <Button isPrimary aria-describedby={id} isLocked={isLocked} onClick={() => onSelect(room)}>
          {t(buttonText[choice])}
        </Button>
      </div>
    </li>
  );
}
