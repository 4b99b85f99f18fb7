import type { Line } from '../bench.ts';
import type { Place } from './place.ts';

/** What is measured together. */
export type Part = {
  name: string;
  measure: (place: Place, how: { rounds: number; signal: AbortSignal }) => Promise<Line[]>;
};
