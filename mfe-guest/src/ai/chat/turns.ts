import type { FreeRooms } from '@booking/contracts/free-rooms';

/** What one of the two said: all of it, as far as it came until now, or what came until it was cut off; and the rooms it is about. */
export type Turn = { from: 'guest' | 'assistant'; text: string; state: 'whole' | 'coming' | 'cut'; rooms?: FreeRooms };

/** A piece of a spoken conversation, which is heard better from time to time until it is final. */
export type Heard = Pick<Turn, 'from' | 'text'> & { isFinal: boolean };

type Change = (turns: readonly Turn[]) => readonly Turn[];

const changeLast =
  (change: (last: Turn) => Turn): Change =>
  (turns) => [...turns.slice(0, -1), ...turns.slice(-1).map(change)];

/** The guest typed this, and an answer is awaited. */
export const asked =
  (text: string): Change =>
  (turns) => [...turns, { from: 'guest', text, state: 'whole' }, { from: 'assistant', text: '', state: 'coming' }];

export const grown = (delta: string): Change => changeLast((last) => ({ ...last, text: last.text + delta }));

/** The answer is about rooms that can be chosen. */
export const named = (rooms: FreeRooms): Change => changeLast((last) => ({ ...last, rooms }));

export const answered: Change = changeLast((last) => ({ ...last, state: 'whole' }));

export const cutOff: Change = changeLast((last) => ({ ...last, state: 'cut' }));

/** What was asked did not come through. */
export const takenBack: Change = (turns) => turns.slice(0, -2);

/** Two may speak at once, so what is heard belongs to what the same one has not finished. */
export const heard =
  ({ from, text, isFinal }: Heard): Change =>
  (turns) => {
    const turn: Turn = { from, text, state: isFinal ? 'whole' : 'coming' };
    const open = turns.findLastIndex((other) => other.from === from && other.state === 'coming');
    return open === -1 ? [...turns, turn] : turns.map((other, at) => (at === open ? turn : other));
  };

/** Nothing more is heard. */
export const hungUp: Change = (turns) =>
  turns.map((turn) => (turn.state === 'coming' ? { ...turn, state: 'whole' } : turn));
