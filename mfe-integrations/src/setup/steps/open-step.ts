import type { Mode } from '@booking/contracts/mode';

/** Opens a step, and closes the one that is open. @param mode the accounts to look at; those that show unless said */
export type OpenStep = (id: string | undefined, mode?: Mode) => void;
