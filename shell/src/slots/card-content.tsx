import { beginInTurn } from './begin-slot.ts';
import { SlotPart, type SlotPartProps } from './slot-part.tsx';

/** What a card shows. */
export const CardContent = (part: SlotPartProps) => <SlotPart {...part} begin={beginInTurn} />;
