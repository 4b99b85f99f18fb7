import { useState } from 'react';
import { pictureAddress, pictureWidths, plainPicture } from '@booking/contracts/picture-sizes';
import { Icon } from './icon.tsx';
import styles from './photo.module.css';

type Props = {
  src: string | null | undefined;
  /** What the server keeps of it in sizes of its own. */
  picture?: string | undefined;
  of: string;
  /** It is what a guest sees first, and does not wait. */
  isFirst?: boolean;
};

/** A column of cards, or the whole phone less what is around a card. */
const sizes = '(min-width: 37rem) 20rem, calc(100vw - 66px)';

const srcSetOf = (picture: string): string =>
  pictureWidths.map((width) => `${pictureAddress(picture, `${width}.webp`)} ${width}w`).join(',');

/** A photo that keeps its place while it loads, and in which a drawing stands when there is none or it does not load. */
export function Photo({ src, picture, of, isFirst = false }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const kept = picture && pictureAddress(picture, plainPicture);
  const shown = [kept, src].find((address) => address && !broken.includes(address));
  if (!shown) {
    return (
      <div aria-hidden data-placeholder className={styles.placeholder}>
        <Icon name="bed" />
      </div>
    );
  }
  const giveUp = (): void => setBroken((others) => [...others, shown]);
  /** A photo of a page the server rendered may have failed before anybody listened. */
  const look = (photo: HTMLImageElement | null): void => {
    if (photo?.complete && photo.naturalWidth === 0) giveUp();
  };
  return (
    <picture className={styles.frame}>
      {picture && shown === kept && <source type="image/webp" srcSet={srcSetOf(picture)} sizes={sizes} />}
      <img
        key={shown}
        ref={look}
        className={styles.photo}
        src={shown}
        alt={of}
        width={720}
        height={405}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        onError={giveUp}
      />
    </picture>
  );
}
