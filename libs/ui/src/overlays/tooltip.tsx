import { useEffect, useRef, useState, type ReactElement } from 'react';
import { makeStyles, type TooltipProps } from '@fluentui/react-components';
import { loadOverlays, useOverlays } from './load-overlays.ts';

const delayMs = 700;

const useStyles = makeStyles({ place: { display: 'contents' } });

type Props = Pick<TooltipProps, 'content' | 'positioning'> & {
  /** The control, with a name of its own for assistive technology. */
  children: ReactElement;
};

/**
 * Fluent's tooltip for a control whose name is not written on it. Until it has come the control stands alone; it takes over while nobody is
 * on the control, and what it opened is closed, because the control is put into the page anew.
 */
export function Tooltip({ content, positioning, children }: Props) {
  const styles = useStyles();
  const place = useRef<HTMLSpanElement>(null);
  const overlays = useOverlays();
  const [isReady, setReady] = useState(overlays !== undefined);
  const takeOver = (): void => {
    const isOpen = place.current?.querySelector('[aria-expanded="true"]');
    if (overlays && !isOpen && !place.current?.matches(':hover, :focus-within')) setReady(true);
  };
  useEffect(takeOver, [overlays]);
  if (overlays && isReady) {
    return (
      <overlays.Tooltip content={content} positioning={positioning} relationship="label" showDelay={delayMs}>
        {children}
      </overlays.Tooltip>
    );
  }
  // what fails here says so where it is needed, such as in a dialog
  const load = (): void => void loadOverlays().catch(() => undefined);
  return (
    <span
      ref={place}
      className={styles.place}
      onPointerEnter={load}
      onFocus={load}
      onPointerLeave={takeOver}
      onBlur={takeOver}
    >
      {children}
    </span>
  );
}
