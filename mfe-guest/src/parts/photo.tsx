import { useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './photo.module.css';

/** A photo that keeps its place while it loads, and in which a drawing stands when there is none or it does not load. */
export function Photo({ src, of }: { src: string | undefined; of: string }) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) {
    return (
      <div aria-hidden data-placeholder className={styles.placeholder}>
        <Icon name="bed" />
      </div>
    );
  }
  /** A photo of a page the server wrote may have failed before anybody listened. */
  const look = (photo: HTMLImageElement | null): void => {
    if (photo?.complete && photo.naturalWidth === 0) setBroken(src);
  };
  return (
    <img
      ref={look}
      className={styles.photo}
      src={src}
      alt={of}
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
