import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { mayByVoice, type GuardedTool } from '@booking/contracts/staff-rights';
import type { staffTools } from '@booking/contracts/staff-tools';
import { hotelDate } from '@booking/hotel/hotel-time';
import { directNumberOf } from '@booking/hotel/phone-number';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { PropertySystem, type Reservation } from '../../../providers/property-system.port.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { CallVerifications } from '../../people/verification/call-verifications.service.ts';
import { fullName, type EmployeeEntity } from '../../people/employees/employee.entity.ts';
import { ExtensionsService } from '../../payments/extensions/extensions.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { ReservationLists } from './reservation-lists.service.ts';
import { ReservationChanges } from './reservation-changes.service.ts';
import { RoomTools } from './room-tools.service.ts';
import { spokenDetails, spokenFound } from '../spoken-answers/spoken-reservations.mapper.ts';
import { spokenRights } from '../spoken-answers/spoken-rights.mapper.ts';
import { StaffVerification } from './staff-verification.service.ts';
import type { ArgumentsOf, ToolHandler } from '../tools/tool-handler.port.ts';

type Arguments<Name extends keyof typeof staffTools> = ArgumentsOf<typeof staffTools, Name>;
type Work<Args> = (args: Args, staff: EmployeeEntity, context: ToolContext) => Promise<string>;
type ReservationWork<Args> = (
  mode: Mode,
  reservation: Reservation,
  args: Args,
  context: ToolContext,
) => Promise<string>;

/** What the assistant of employees can do: with the rights of the one who was verified in this call, and with no others. */
@Injectable()
export class StaffTools {
  readonly work: Record<string, ToolHandler>;

  constructor(
    private readonly calls: CallVerifications,
    private readonly property: PropertySystem,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    private readonly env: Env,
    verification: StaffVerification,
    lists: ReservationLists,
    rooms: RoomTools,
    desk: ReservationChanges,
    extensions: ExtensionsService,
  ) {
    const guarded: Record<GuardedTool, Work<never>> = {
      get_staff_info: async (_, staff) =>
        `${fullName(staff)}, ${staff.role}, is verified for this call and may: ${spokenRights(staff.role)}.`,
      get_arrivals_today: () => lists.arrivals(),
      get_checkouts_today: () => lists.departures(),
      get_inhouse_guests: () => lists.inHouse(),
      get_room_status: ({ roomName }: Arguments<'get_room_status'>) => rooms.status(roomName),
      update_room_status: ({ roomName, condition }: Arguments<'update_room_status'>) =>
        rooms.setCondition(roomName, condition),
      unblock_room: ({ roomName }: Arguments<'unblock_room'>) => rooms.unblock(roomName),
      lookup_reservation: (args: Arguments<'lookup_reservation'>) => this.lookUp(args, lists),
      modify_reservation: this.onReservation<Arguments<'modify_reservation'>>(
        (mode, reservation, { reservationId: _, ...change }) => desk.change(mode, reservation, change),
      ),
      check_in_guest: this.onReservation((mode, reservation) => desk.checkIn(mode, reservation)),
      check_out_guest: this.onReservation((mode, reservation) => desk.checkOut(mode, reservation)),
      extend_stay: this.onReservation<Arguments<'extend_stay'>>((mode, reservation, { newCheckoutDate }, { callId }) =>
        extensions.requestExtension({
          ...{ mode, reservation, newCheckoutDate, callId, to: guestsNumber(reservation), language: null },
          agreed: { how: 'desk', source: `reservation ${reservation.id}` },
        }),
      ),
    };
    const names = Object.keys(guarded) as GuardedTool[];
    this.work = {
      ...verification.work,
      ...Object.fromEntries(names.map((tool) => [tool, this.guard(tool, guarded[tool])])),
    };
  }

  /** Rights come first, and from the whitelist: what is said on the phone changes nothing about them. */
  private guard(tool: GuardedTool, work: Work<never>): ToolHandler {
    return async (args, context) => {
      const staff = await this.staffIn(context);
      if (!staff) throw new Refusal(403, 'not_verified', 'Please verify yourself with a code first.');
      if (!mayByVoice(staff.role, tool)) {
        throw new Refusal(403, 'not_permitted', `The role ${staff.role} does not include this. Please ask a manager.`);
      }
      return work(args as never, staff, context);
    };
  }

  /** Who was verified in this call, or on the web before the conversation began that it is part of. */
  private async staffIn({ callId, web }: ToolContext): Promise<EmployeeEntity | null> {
    const inCall = callId && (await this.calls.findEmployee(callId));
    return inCall || (web ? this.calls.findEmployee(web.conversationId) : null);
  }

  private onReservation<Args>(work: ReservationWork<Args>): Work<Args & { reservationId: string }> {
    return async (args, _, context) => {
      const mode = await this.modes.current();
      return work(mode, await this.property.getReservation(mode, args.reservationId), args, context);
    };
  }

  private async lookUp(
    { lastName, confirmationNumber }: Arguments<'lookup_reservation'>,
    lists: ReservationLists,
  ): Promise<string> {
    const mode = await this.modes.current();
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    if (confirmationNumber) return spokenDetails(await this.property.getReservation(mode, confirmationNumber), today);
    if (lastName) return spokenFound(await lists.called(lastName), today);
    throw new Refusal(409, 'nothing_said', 'Ask for the last name or the confirmation number.');
  }
}

function guestsNumber({ phone, otherPhone }: Reservation): string {
  const number = directNumberOf(phone) ?? directNumberOf(otherPhone);
  if (number) return number;
  throw new Refusal(409, 'no_number', 'This reservation has no phone number that the payment link can be texted to.');
}
