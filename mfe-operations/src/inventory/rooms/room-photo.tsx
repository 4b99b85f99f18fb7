import { useState } from 'react';
import { BedRegular } from '@fluentui/react-icons/headless/svg/bed';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  photo: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  placeholder: {
    display: 'grid',
    placeItems: 'center',
    fontSize: tokens.fontSizeHero900,
    color: tokens.colorNeutralForeground3,
  },
});

/** A photo that keeps its place while it loads, and in which a drawing stands when there is none or it does not load. */
export function RoomPhoto({ src, of }: { src: string | undefined; of: string }) {
  const styles = useStyles();
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) {
    return (
      <div aria-hidden className={mergeClasses(styles.photo, styles.placeholder)}>
        <BedRegular />
      </div>
    );
  }
  return (
    <img
      className={styles.photo}
      src={src}
      alt={of}
      width={320}
      height={200}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
