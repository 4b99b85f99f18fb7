import { useState } from 'react';
import { BedRegular } from '@fluentui/react-icons';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  photo: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  placeholder: {
    display: 'grid',
    placeItems: 'center',
    color: tokens.colorNeutralForeground4,
    fontSize: tokens.fontSizeHero1000,
  },
});

/** A photo that keeps its place while it loads, and in which a drawing stands when there is none or it does not load. */
export function Photo({ src, of }: { src: string | undefined; of: string }) {
  const styles = useStyles();
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) {
    return (
      <div aria-hidden data-placeholder className={mergeClasses(styles.photo, styles.placeholder)}>
        <BedRegular />
      </div>
    );
  }
  return (
    <img
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
