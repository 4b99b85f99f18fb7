/** Who an employee said to be, and proved by a code. */
export type VerifiedStaff = { name: string; role: string };

/** Who is on the line. A proof holds for the call it was given in, and for no other. */
export abstract class StaffVerification {
  abstract staffOf(callId: string): Promise<VerifiedStaff | null>;
}
