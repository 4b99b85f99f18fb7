import styles from './photo-picker.module.css';
import type { Source } from './take-photo.ts';

type Props = {
  source: Source;
  label: string;
  isLocked: boolean;
  problemId: string | undefined;
  onPick: (input: HTMLInputElement, source: Source) => void;
};

/** A chooser of files that looks as a button: the browser's own words for it are not shown. */
export const PhotoSource = ({ source, label, isLocked, problemId, onPick }: Props) => (
  <label className={styles.source} data-locked={isLocked || undefined}>
    <input
      type="file"
      accept="image/*"
      {...(source === 'camera' && { capture: 'environment' })}
      disabled={isLocked}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      className={styles.input}
      onChange={({ currentTarget }) => onPick(currentTarget, source)}
    />
    {label}
  </label>
);
