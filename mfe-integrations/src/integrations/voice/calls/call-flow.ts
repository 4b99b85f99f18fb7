/** The order in which a booking call uses the guests' tools (S2 section 9), and whom each asks (S2 section 7). */
export const callFlow = [
  {
    phase: 'Phase 1: Information gathering',
    tools: [
      ['get_property_facts', 'Cloudbeds'],
      ['get_availability_and_rates', 'Cloudbeds'],
      ['get_guest_intake', 'Cloudbeds'],
    ],
  },
  {
    phase: 'Phase 2: Room selection through a visual path',
    tools: [['send_room_selection_link', 'Internal and Twilio']],
  },
  {
    phase: 'Phase 3: Contact information fallback',
    tools: [['send_booking_details_link', 'Internal and Twilio']],
  },
  {
    phase: 'Phase 4: Payment and reservation',
    tools: [
      ['create_reservation', 'Cloudbeds'],
      ['create_stripe_checkout_session', 'Stripe'],
      ['send_sms', 'Twilio'],
    ],
  },
] as const;
