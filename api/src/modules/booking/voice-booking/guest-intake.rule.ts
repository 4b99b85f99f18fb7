import type { GuestIntakeEntity } from './guest-intake.entity.ts';

type Intake = Pick<GuestIntakeEntity, 'email' | 'checkInDate' | 'checkOutDate'>;

const comparable = (email: string): string => email.trim().toLowerCase();

/** Whether a caller says the e-mail address that was typed. */
export const isIntakeEmail = ({ email }: Pick<Intake, 'email'>, said: string): boolean =>
  comparable(email) === comparable(said);

const isSame = (one: Intake, other: Intake): boolean =>
  one.checkInDate === other.checkInDate && one.checkOutDate === other.checkOutDate && isIntakeEmail(one, other.email);

/** The intake that all intakes of a number agree on. A visitor can type any number, so where two differ, either may be a stranger's. */
export const agreedIntake = <Each extends Intake>([first, ...others]: readonly Each[]): Each | undefined =>
  first && others.every((other) => isSame(first, other)) ? first : undefined;
