import { useRef, useState, type KeyboardEvent } from 'react';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { useWords } from '../../language/use-words.ts';
import { Icon } from '../../parts/icon.tsx';
import { Photo } from '../../parts/photo.tsx';
import styles from './room-gallery.module.css';

type Props = { room: OfferedRoom; isFirst: boolean };

/** Several photos are a row that scrolls: by finger, by the arrow keys, and by its buttons. */
function PhotoRow({ room: { roomTypeName: name, roomTypePhotos: photos }, isFirst }: Props) {
  const { t } = useWords();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const last = photos.length - 1;
  const show = (place: number): void => row.current!.scrollTo({ left: place * row.current!.clientWidth });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(shown + step);
  };
  // the row itself is reached by Tab, so these need not be
  const button = (label: string, place: number, className: string | undefined) => (
    <button type="button" tabIndex={-1} aria-label={label} className={className} onClick={() => show(place)}>
      <Icon name="next" />
    </button>
  );
  return (
    <div className={styles.root}>
      <div
        ref={row}
        role="group"
        aria-label={t('rooms.photos', { room: name })}
        tabIndex={0}
        className={styles.row}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
      >
        {photos.map(({ image, picture }, place) => (
          <div key={image} className={styles.photo}>
            <Photo
              src={image}
              picture={picture}
              of={t('rooms.photo', { room: name, number: place + 1, count: photos.length })}
              isFirst={isFirst && place === 0}
            />
          </div>
        ))}
      </div>
      {shown > 0 && button(t('rooms.previousPhoto'), shown - 1, styles.previous)}
      {shown < last && button(t('rooms.nextPhoto'), shown + 1, styles.next)}
      <span aria-hidden className={styles.count}>{`${shown + 1} / ${photos.length}`}</span>
    </div>
  );
}

/** The photos of a room; without any, the drawing that stands for one. */
export function RoomGallery({ room, isFirst }: Props) {
  const { roomTypePhotos: photos, roomTypeName, picture } = room;
  if (photos.length > 1) return <PhotoRow room={room} isFirst={isFirst} />;
  return <Photo src={photos[0]?.image} picture={picture} of={roomTypeName} isFirst={isFirst} />;
}
