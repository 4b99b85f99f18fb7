import { Link, type SlotLink } from '@booking/remote-kit/kit';
import { useLinkClass } from '@booking/ui/kit';
import { beginNow } from './begin-slot.ts';
import { SlotPart, type SlotPartProps } from './slot-part.tsx';

/** An action that was pressed: its part is open, or it is done, of which a link is left. */
export type Pressed = 'open' | SlotLink;

type Props = SlotPartProps & { pressed: Pressed; onPressed: (pressed: Pressed | undefined) => void };

const focus = (link: HTMLAnchorElement | null): void => link?.focus();

/** What took the place of the button of an action; whoever pressed that is led on by it. */
function DoneLink({ to, words }: SlotLink) {
  const linkClass = useLinkClass();
  return (
    <Link to={to} className={linkClass} ref={focus}>
      {words}
    </Link>
  );
}

/** What is shown of an action once its button was pressed. */
export function ActionPart({ pressed, onPressed, given, ...part }: Props) {
  if (pressed !== 'open') return <DoneLink {...pressed} />;
  const ends = { onDone: onPressed, onClose: () => onPressed(undefined) };
  return <SlotPart {...part} begin={beginNow} given={{ ...given, ...ends }} />;
}
