import type { Ref } from 'react';
import { mergeClasses } from '@booking/ui/first';
import { useToggleStyles, useTrackColors } from './toggle.styles.ts';

type Props = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
};

/** Something that is on or off at once. It looks as Fluent's switch does, and weighs what one in a header may. */
export function Toggle({ ref, label, isOn, isDisabled, onChange }: Props) {
  const styles = useToggleStyles();
  const colors = useTrackColors();
  const color = isDisabled ? (isOn ? colors.onWaiting : colors.offWaiting) : isOn ? colors.on : colors.off;
  return (
    <label className={mergeClasses(styles.root, isDisabled && styles.waiting)}>
      <span className={styles.words}>{label}</span>
      <input
        ref={ref}
        type="checkbox"
        role="switch"
        // on small screens it is not written
        aria-label={label}
        className={mergeClasses(styles.track, color, isOn && styles.slid)}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
