import { createScene, type Guest, type Stay } from '../../../callers/scene.ts';
import type { Script } from '../../../callers/script.ts';
import { createReceptionist } from '../../../callers/typed/receptionist.ts';
import type { Random } from '../../../shared-kernel/random.ts';
import { someStay } from '../report/call-parts.ts';
import type { OtherEnd } from './other-end.ts';
import { scriptedCaller, type ReadText } from './perform-script.ts';
import { letTakeOver } from './take-over.ts';
import { createTypedCaller, type TypedCaller } from './typed-caller.ts';

/** Who is on the line, and what they have in mind. */
export type Called = {
  guest: Guest;
  stay?: Stay;
  /** Of a reservation the guest has. */
  confirmationNumber?: string | undefined;
};

type Scripted = (script: Script, called: Called, random: Random) => OtherEnd;

export type OtherEnds = {
  scripted: Scripted;
  /** The same, but that a person can take the phone. */
  watched: Scripted;
  typing: (guest: Guest) => TypedCaller;
};

/** What comes on a phone from the moment it was picked up. */
export type PickUpPhone = (number: string) => ReadText;

/** Makes up who is at the other end of calls; `today` is the hotel's date (YYYY-MM-DD). */
export function createOtherEnds(today: () => string, pickUpPhone: PickUpPhone): OtherEnds {
  const scripted: Scripted = (script, { guest, stay, confirmationNumber }, random) => {
    const scene = createScene(guest, stay ?? someStay(today(), random), random, confirmationNumber);
    return scriptedCaller(script, scene, random, () => pickUpPhone(guest.number));
  };
  const typing = ({ number }: Guest) => createTypedCaller(createReceptionist(today(), number));
  return {
    scripted,
    typing,
    watched: (script, called, random) => {
      const caller = scripted(script, called, random);
      return script.pickedUpBy === 'person' ? letTakeOver(caller, typing(called.guest)) : caller;
    },
  };
}
