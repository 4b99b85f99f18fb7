import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { staffTools } from '@booking/contracts/staff-tools';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { Refusal } from '../../platform/http/refusal.ts';
import { PropertySystem, type Reservation } from '../../providers/property-system.ts';
import type { ToolContext } from '../../providers/tool-runner.ts';
import { ExtendStay } from '../extensions/extend-stay.ts';
import { Modes } from '../mode/modes.ts';
import { HouseLists } from './house-lists.ts';
import { ReservationDesk } from './reservation-desk.ts';
import { RoomTools } from './room-tools.ts';
import { spokenDetails, spokenFound } from './spoken-reservations.ts';
import { StaffVerification, type VerifiedStaff } from './staff-verification.ts';
import type { ArgumentsOf, ToolWork } from './tool-work.ts';

type Arguments<Name extends keyof typeof staffTools> = ArgumentsOf<typeof staffTools, Name>;
type Work<Args> = (args: Args, staff: VerifiedStaff, context: ToolContext) => Promise<string>;
type ReservationWork<Args> = (
  mode: Mode,
  reservation: Reservation,
  args: Args,
  context: ToolContext,
) => Promise<string>;

/** What the assistant of employees can do, in a call in which one was verified. */
@Injectable()
export class StaffTools {
  readonly work: Record<string, ToolWork>;

  constructor(
    private readonly verification: StaffVerification,
    private readonly property: PropertySystem,
    private readonly modes: Modes,
    lists: HouseLists,
    rooms: RoomTools,
    desk: ReservationDesk,
    extensions: ExtendStay,
  ) {
    this.work = {
      get_staff_info: this.verified(
        async (_, { name, role }) =>
          `${name}, ${role}, is verified for this call and may see and change rooms and reservations in it.`,
      ),
      get_arrivals_today: this.verified(() => lists.arrivals()),
      get_checkouts_today: this.verified(() => lists.departures()),
      get_inhouse_guests: this.verified(() => lists.inHouse()),
      get_room_status: this.verified<Arguments<'get_room_status'>>(({ roomName }) => rooms.status(roomName)),
      update_room_status: this.verified<Arguments<'update_room_status'>>(({ roomName, condition }) =>
        rooms.setCondition(roomName, condition),
      ),
      unblock_room: this.verified<Arguments<'unblock_room'>>(({ roomName }) => rooms.unblock(roomName)),
      lookup_reservation: this.verified<Arguments<'lookup_reservation'>>((args) => this.lookUp(args)),
      modify_reservation: this.onReservation<Arguments<'modify_reservation'>>(
        (mode, reservation, { reservationId: _, ...change }) => desk.change(mode, reservation, change),
      ),
      check_in_guest: this.onReservation((mode, reservation) => desk.checkIn(mode, reservation)),
      check_out_guest: this.onReservation((mode, reservation) => desk.checkOut(mode, reservation)),
      extend_stay: this.onReservation<Arguments<'extend_stay'>>((mode, reservation, { newCheckoutDate }, { callId }) =>
        extensions.ask({ mode, reservation, newCheckoutDate, callId, to: guestsNumber(reservation) }),
      ),
    };
  }

  private verified<Args>(work: Work<Args>): ToolWork {
    return async (args, context) => {
      const staff = context.callId && (await this.verification.staffOf(context.callId));
      if (!staff) throw new Refusal(403, 'not_verified', 'Please verify yourself with a code first.');
      return work(args as Args, staff, context);
    };
  }

  private onReservation<Args>(work: ReservationWork<Args>): ToolWork {
    return this.verified<Args & { reservationId: string }>(async (args, _, context) => {
      const mode = await this.modes.current();
      return work(mode, await this.property.reservation(mode, args.reservationId), args, context);
    });
  }

  private async lookUp({ lastName, confirmationNumber }: Arguments<'lookup_reservation'>): Promise<string> {
    const mode = await this.modes.current();
    if (confirmationNumber) return spokenDetails(await this.property.reservation(mode, confirmationNumber));
    if (lastName) return spokenFound(await this.property.findReservations(mode, { lastName }));
    throw new Refusal(409, 'nothing_said', 'Ask for the last name or the confirmation number.');
  }
}

function guestsNumber({ phone }: Reservation): string {
  const number = phoneNumberOf(phone);
  if (number) return number;
  throw new Refusal(409, 'no_number', 'This reservation has no phone number that the payment link can be texted to.');
}
