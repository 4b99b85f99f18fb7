import { useState } from 'react';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { pictureAddress, pictureWidths } from '@booking/contracts/picture-sizes';
import { Icon } from '../parts/icon.tsx';
import styles from './free-rooms.module.css';

/** A small photo beside the name of its room, which says what it shows. */
export function RoomThumb({ room: { picture, roomTypePhotos } }: { room: OfferedRoom }) {
  const [isBroken, setBroken] = useState(false);
  const [photo] = roomTypePhotos;
  const src = picture ? pictureAddress(picture, `${pictureWidths[0]}.webp`) : photo?.thumb || photo?.image;
  if (!src || isBroken) {
    return (
      <div aria-hidden className={styles.noPhoto}>
        <Icon name="bed" />
      </div>
    );
  }
  return (
    <img
      className={styles.photo}
      src={src}
      alt=""
      width={88}
      height={88}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
