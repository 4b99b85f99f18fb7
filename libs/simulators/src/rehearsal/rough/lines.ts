import type { Guest } from '../../callers/scene.ts';
import { WITHHELD } from '../../callers/lines.ts';
import type { Random } from '../../shared-kernel/random.ts';

/** What the line of a caller shows of them. */
export type Line = Pick<Guest, 'number' | 'sipUri'>;

/** One who does not want to be seen. */
export const withheldLine = (random: Random): Line => ({ number: random.pick(WITHHELD) });

const SIP = ['sip:room214@pbx.hotel.example', 'sip:desk@trunk.example;user=phone', 'sip:anonymous@anonymous.invalid'];

/** A telephone of the hotel, or one behind a switchboard. */
export const sipLine = (random: Random): Line => ({ number: '', sipUri: random.pick(SIP) });

/** Somebody on the website. */
export const webLine: Line = { number: '' };

/** A number abroad, at which nobody is texted from here. */
export const foreignLine = (index: number): Line => ({ number: `+447700900${String(index % 1000).padStart(3, '0')}` });
