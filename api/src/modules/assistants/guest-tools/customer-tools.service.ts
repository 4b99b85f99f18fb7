import { Injectable } from '@nestjs/common';
import type { customerTools } from '@booking/contracts/customer-tools';
import type { Mode } from '@booking/contracts/mode';
import { checkInOpens } from '@booking/hotel/check-in';
import { hotelDate } from '@booking/hotel/hotel-time';
import { spokenDay, spokenHour } from '@booking/spoken-language/spoken-day';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { BalancesService } from '../../payments/balances/balances.service.ts';
import { getCallerNumber } from '../../booking/links/caller-number.rule.ts';
import { ExtensionsService } from '../../payments/extensions/extensions.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { GuestRecords } from './guest-records.service.ts';
import { CallerReservations, type ReservationSearch } from './caller-reservations.service.ts';
import { ReservationChanges } from '../staff-tools/reservation-changes.service.ts';
import { spokenBill, spokenDetails, spokenOwn } from '../spoken-answers/spoken-reservations.mapper.ts';
import type { ArgumentsOf, ToolHandler } from '../tools/tool-handler.port.ts';

type Arguments<Name extends keyof typeof customerTools> = ArgumentsOf<typeof customerTools, Name>;
type Work<Args> = (mode: Mode, reservation: Reservation, args: Args, context: ToolContext) => Promise<string>;

/** What the assistant of guests with a reservation can do, with nothing but the caller's own reservations. */
@Injectable()
export class CustomerTools {
  readonly work: Record<string, ToolHandler>;

  constructor(
    private readonly own: CallerReservations,
    private readonly desk: ReservationChanges,
    private readonly modes: ModeService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly env: Env,
    records: GuestRecords,
    extensions: ExtensionsService,
    balances: BalancesService,
  ) {
    const find: ToolHandler = (args, context) => this.find(args, context);
    this.work = {
      find_my_reservations: find,
      find_reservations: find,
      get_reservation_details: this.onOwn(async (_, reservation) => spokenDetails(reservation, this.today)),
      modify_reservation: this.onOwn<Arguments<'modify_reservation'>>(
        (mode, reservation, { reservationId: _, ...change }) => desk.change(mode, reservation, change),
      ),
      cancel_reservation: this.onOwn((mode, reservation) => desk.cancel(mode, reservation)),
      extend_stay: this.onOwn<Arguments<'extend_stay'>>((mode, reservation, { newCheckoutDate }, context) => {
        const { callId, language = null } = context;
        return extensions.requestExtension({
          mode,
          reservation,
          newCheckoutDate,
          callId,
          language,
          to: getCallerNumber(context),
        });
      }),
      get_folio: this.onOwn(async (_, reservation) => spokenBill(reservation)),
      view_payments: this.onOwn((mode, reservation) => records.payments(mode, reservation)),
      send_payment_link: this.onOwn((mode, reservation, _, context) =>
        balances.textPaymentLink(mode, reservation, {
          to: getCallerNumber(context),
          callId: context.callId,
          language: context.language ?? null,
        }),
      ),
      view_notes: this.onOwn((mode, reservation) => records.notes(mode, reservation)),
      add_guest_note: this.onOwn<Arguments<'add_guest_note'>>((mode, reservation, { note }) =>
        records.addNote(mode, reservation, note),
      ),
      check_in: this.onOwn((mode, reservation) => this.checkIn(mode, reservation)),
      check_out: this.onOwn((mode, reservation) => desk.checkOut(mode, reservation)),
    };
  }

  /** Checks rights first: the work is done only with a reservation of the caller. */
  private onOwn<Args>(work: Work<Args>): ToolHandler {
    return async (args, context) => {
      const mode = await this.modes.current();
      const { reservationId } = args as { reservationId: string };
      return work(mode, await this.own.getOne(mode, context, reservationId), args as Args, context);
    };
  }

  private async find(sought: ReservationSearch, context: ToolContext): Promise<string> {
    return spokenOwn(await this.own.find(await this.modes.current(), context, sought), this.today);
  }

  private get today(): string {
    return hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }

  private async checkIn(mode: Mode, reservation: Reservation): Promise<string> {
    const hours = await this.settings.values();
    const state = checkInOpens(reservation, this.clock.now(), this.env.settings.HOTEL_TIME_ZONE, hours);
    if (state === 'open') return this.desk.checkIn(mode, reservation);
    const day = spokenDay(reservation.startDate, this.today);
    const opens = `Check-in opens on ${day} at ${spokenHour(hours.checkInHour)}.`;
    throw new Refusal(409, state, state === 'early' ? opens : 'This stay is over, so there is no check-in any more.');
  }
}
