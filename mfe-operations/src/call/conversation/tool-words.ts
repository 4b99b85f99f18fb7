import { inWords } from '../../calls/in-words.ts';

/** What an assistant did, by the name of its tool. */
const done: Readonly<Record<string, string>> = {
  get_availability_and_rates: 'Checked free rooms and rates',
  create_reservation: 'Made a reservation',
  lookup_reservation: 'Looked up a reservation',
  send_room_selection_link: 'Texted a link to choose a room',
  check_room_selection_status: 'Checked whether a room was chosen',
  send_booking_details_link: 'Texted the booking form',
  get_property_facts: 'Looked up facts about the hotel',
  get_guest_intake: 'Looked up saved details',
  create_stripe_checkout_session: 'Texted a payment link',
  send_sms: 'Sent a text',
  find_my_reservations: 'Looked up the caller’s reservations',
  find_reservations: 'Searched reservations',
  get_reservation_details: 'Looked up a reservation',
  modify_reservation: 'Changed a reservation',
  cancel_reservation: 'Canceled a reservation',
  extend_stay: 'Asked for a longer stay',
  get_folio: 'Looked up the bill',
  view_payments: 'Looked up payments',
  send_payment_link: 'Texted a payment link',
  view_notes: 'Read notes on a reservation',
  add_guest_note: 'Added a note to a reservation',
  check_in: 'Checked a guest in',
  check_out: 'Checked a guest out',
  send_verification_code: 'Texted a verification code',
  verify_code: 'Checked a verification code',
  get_staff_info: 'Looked up who is calling',
  get_arrivals_today: 'Listed today’s arrivals',
  get_checkouts_today: 'Listed today’s departures',
  get_inhouse_guests: 'Listed in-house guests',
  get_room_status: 'Checked room status',
  update_room_status: 'Changed room status',
  unblock_room: 'Unblocked a room',
  check_in_guest: 'Checked a guest in',
  check_out_guest: 'Checked a guest out',
  end_call: 'Ended the call',
  endCall: 'Ended the call',
};

/** What a tool call did, in words; of a tool that is not known, its name. */
export const toolInWords = (name: string): string => done[name] ?? inWords(name);
