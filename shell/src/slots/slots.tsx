import { useState, type ComponentType, type CSSProperties } from 'react';
import type { BootRemote } from '@booking/contracts/remotes';
import type { Place, useQueryClient } from '@booking/remote-kit/kit';
import { Button, Panel } from '@booking/ui/kit';
import { useSession } from '../session.ts';
import { useSwitchedOff } from '../updates/current.ts';
import type { Pressed } from './action-part.tsx';
import { ActionPart, CardContent } from './lazy-parts.ts';
import { offersAt, type Offer } from './offers.ts';

type Shown = {
  offer: Offer;
  /** The query client of the page; that of the screen around is the screen's own. */
  pageQueries: ReturnType<typeof useQueryClient>;
  given: object;
};

/** Its title and its space are there from the start, so that nothing moves when it comes. */
function Card(shown: Shown) {
  const height = `${shown.offer.slot.height}rem`;
  return (
    <Panel title={shown.offer.slot.title}>
      <div style={{ minHeight: height, '--loading-height': height } as CSSProperties}>
        <CardContent {...shown} />
      </div>
    </Panel>
  );
}

/** A button, of which nothing is loaded before somebody presses it. */
function Action({ of, ...shown }: Shown & { of: string }) {
  const { title } = shown.offer.slot;
  const [pressed, setPressed] = useState<Pressed>();
  return (
    <>
      {(!pressed || pressed === 'open') && (
        <Button size="small" aria-label={`${title} of ${of}`} onClick={() => setPressed('open')}>
          {title}
        </Button>
      )}
      {pressed && <ActionPart {...shown} pressed={pressed} onPressed={setPressed} />}
    </>
  );
}

/** @returns draws what the remotes of a page offer at a place, in whatever screen the place is */
export const createSlots = (remotes: readonly BootRemote[], pageQueries: Shown['pageQueries']): ComponentType<Place> =>
  function Slots({ name, ...given }) {
    const { user } = useSession();
    const switchedOff = useSwitchedOff();
    return offersAt(remotes, user, name)
      .filter(({ remote }) => switchedOff(remote) === undefined)
      .map((offer) => {
        const key = `${offer.remote.id} ${offer.slot.module}`;
        const shown = { offer, pageQueries, given };
        return 'of' in given ? <Action key={key} {...shown} of={given.of} /> : <Card key={key} {...shown} />;
      });
  };
