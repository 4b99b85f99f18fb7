import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import type { Source } from './take-photo.ts';
import styles from './photo-picker.module.css';

type Props = {
  isLocked: boolean;
  hasPhoto: boolean;
  /** @returns whether it was refused, so that the field is empty again */
  onPick: (file: File, source: Source) => Promise<boolean>;
};

/** A photo from the device's files or, on a phone, straight from its camera. */
export function PhotoPicker({ isLocked, hasPhoto, onPick }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const source = useRef<Source>('files');

  const pick = async (): Promise<void> => {
    const chooser = input.current!;
    const file = chooser.files?.[0];
    if (file && (await onPick(file, source.current))) chooser.value = '';
  };
  const takeOver = useEffectEvent(() => void pick());
  // what a guest chose before the script arrived
  useLayoutEffect(() => takeOver(), []);
  const openCamera = (): void => {
    const chooser = input.current!;
    chooser.setAttribute('capture', 'environment');
    chooser.click();
    chooser.removeAttribute('capture');
    source.current = 'camera';
  };

  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        Photo of your ID
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        disabled={isLocked}
        className={styles.input}
        onClick={() => {
          source.current = 'files';
        }}
        onChange={() => void pick()}
      />
      <div className={styles.camera}>
        <Button isLocked={isLocked} onClick={openCamera}>
          {hasPhoto ? 'Retake the Photo' : 'Take a Photo'}
        </Button>
      </div>
    </div>
  );
}
