import type { Mode } from '@booking/contracts/mode';
import type { ReservationEventKind } from '@booking/contracts/reservation-events';

/** What a property system tells of a reservation, as far as it says it. */
export type ReservationNotice = {
  /** The same however often it is told. */
  key: string;
  kind: ReservationEventKind;
  reservationId: string;
  at: Date;
  startDate: string | null;
  endDate: string | null;
  status: string | null;
};

/** Where a property system's news goes; implemented by the module that keeps them. Twice, late or out of order makes no difference. */
export abstract class ReservationNews {
  abstract record(mode: Mode, what: ReservationNotice): Promise<void>;
}
