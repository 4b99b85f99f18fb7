import { SCRIPT_NAMES, type Script, type ScriptName } from './script.ts';
import { cancelStay, extendStay } from './scripts/own-reservation.ts';
import { bookByForm } from './scripts/book-by-form.ts';
import { bookByVoice } from './scripts/book-by-voice.ts';
import { bookingFlow } from './scripts/booking-flow.ts';
import { pricingInquiry } from './scripts/pricing-inquiry.ts';
import { propertyInfo } from './scripts/property-info.ts';
import { cancellationWish, existingReservation } from './scripts/reservation-questions.ts';
import { staffArrivals } from './scripts/staff-arrivals.ts';
import { roomAvailabilityCheck } from './scripts/room-availability-check.ts';
import { hangUpAfterGreeting, noAnswer, silenceTimeOut, voicemail, wrongNumber } from './scripts/short-calls.ts';

const BY_NAME: Readonly<Record<ScriptName, Script>> = {
  room_availability_check: roomAvailabilityCheck,
  booking_flow: bookingFlow,
  book_by_voice: bookByVoice,
  book_by_form: bookByForm,
  property_info: propertyInfo,
  pricing_inquiry: pricingInquiry,
  existing_reservation: existingReservation,
  cancellation_wish: cancellationWish,
  extend_stay: extendStay,
  cancel_stay: cancelStay,
  staff_arrivals: staffArrivals,
  hang_up_after_greeting: hangUpAfterGreeting,
  wrong_number: wrongNumber,
  silence_time_out: silenceTimeOut,
  voicemail,
  no_answer: noAnswer,
};

const DEFAULT_SCRIPT: ScriptName = 'room_availability_check';

/** All scripts, in the order a person is offered them. */
export const allScripts: readonly Script[] = SCRIPT_NAMES.map((name) => BY_NAME[name]);

export function findScript(name: ScriptName): Script {
  return BY_NAME[name];
}

/** The script a test call names in its variable `testScenario`; the first one when it names none we know. */
export function findScriptOrDefault(name: unknown): Script {
  return allScripts.find((script) => script.name === name) ?? BY_NAME[DEFAULT_SCRIPT];
}
