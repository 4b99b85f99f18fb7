import { useState } from 'react';
import type { CallLog } from '@booking/contracts/calls';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Link, useHost, useMay } from '@booking/remote-kit/kit';
import { Button, useLinkClass } from '@booking/ui/kit';
import { GoldenCallDialog } from './golden-call-dialog.tsx';

const focus = (link: HTMLAnchorElement | null): void => link?.focus();

/** Makes a call that went wrong one that no draft may get wrong again. */
export function GoldenCallButton({ call: { id, caller, timestamp } }: { call: CallLog }) {
  const linkClass = useLinkClass();
  const { hotelTimeZone } = useHost();
  const mayChange = useMay('assistants:change');
  const [isAsking, setAsking] = useState(false);
  const [madeAt, setMadeAt] = useState<string>();
  if (!mayChange) return null;
  if (madeAt) {
    return (
      <Link to={madeAt} className={linkClass} ref={focus}>
        Golden call saved: say what is expected, then make it active
      </Link>
    );
  }
  const of = `${caller || 'Unknown Caller'}, ${formatHotelTime(new Date(timestamp), hotelTimeZone)}`;
  return (
    <>
      <Button size="small" aria-label={`Make a Golden Call of ${of}`} onClick={() => setAsking(true)}>
        Make a Golden Call
      </Button>
      {isAsking && <GoldenCallDialog callId={id} onMade={setMadeAt} onClose={() => setAsking(false)} />}
    </>
  );
}
