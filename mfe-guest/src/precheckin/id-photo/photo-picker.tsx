import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../language/use-words.ts';
import { PhotoSource } from './photo-source.tsx';
import styles from './photo-picker.module.css';
import type { Source } from './take-photo.ts';

type Props = {
  isLocked: boolean;
  /** Where the photo that is shown comes from, when there is one. */
  taken: Source | undefined;
  /** The id of what is wrong with the last one. */
  problemId: string | undefined;
  /** @returns whether it was refused, so that the field is empty again */
  onPick: (file: File, source: Source) => Promise<boolean>;
};

/** A photo from the device's files or, on a phone, straight from its camera. It works without a camera, and before the script is here. */
export function PhotoPicker({ isLocked, taken, problemId, onPick }: Props) {
  const { t } = useWords();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);

  const pick = async (input: HTMLInputElement, source: Source): Promise<void> => {
    const file = input.files?.[0];
    if (file && (await onPick(file, source))) input.value = '';
  };
  const takeOver = useEffectEvent(() => {
    for (const input of group.current!.querySelectorAll('input'))
      if (input.files?.length) void pick(input, input.hasAttribute('capture') ? 'camera' : 'files');
  });
  // what a guest chose before the script arrived
  useLayoutEffect(() => takeOver(), []);

  const shared = { isLocked, problemId, onPick: pick };
  return (
    <div ref={group} role="group" aria-labelledby={id} className={styles.root}>
      <span id={id} className={styles.label}>
        {t('precheckin.idPhoto.label')}
      </span>
      <div className={styles.sources}>
        <span className={styles.camera}>
          <PhotoSource
            {...shared}
            source="camera"
            label={taken === 'camera' ? t('precheckin.idPhoto.retake') : t('precheckin.idPhoto.take')}
          />
        </span>
        <PhotoSource
          {...shared}
          source="files"
          label={taken ? t('precheckin.idPhoto.chooseAnother') : t('precheckin.idPhoto.choose')}
        />
      </div>
    </div>
  );
}
