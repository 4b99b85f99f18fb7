/** The hotel as its own papers describe it. It is invented, and so are its telephone number and its address. */
export const property = {
  name: 'Juniper Lane Suites',
  company: 'Juniper Lane Hospitality LLC',
  type: 'hotel',
  description:
    '<p>Twenty-four suites around a quiet courtyard, ten minutes from the centre of town.</p>' +
    '<p>Every suite has a sitting room of its own, a small kitchen and a window that opens.</p>',
  phone: '+15125550100',
  email: 'frontdesk@juniperlane.example',
  address: {
    street: '100 Juniper Lane',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    country: 'US',
    latitude: '30.2672',
    longitude: '-97.7431',
  },
  currency: { code: 'USD', symbol: '$' },
  checkIn: '15:00:00',
  checkOut: '11:00:00',
  lateCheckOutPercent: 50,
  terms:
    '<p>Free cancellation until 3 PM two days before arrival; after that one night is charged.</p>' +
    '<p>Non-refundable rates are charged in full and not refunded.</p>',
  amenities: ['Free WiFi', 'Heated courtyard pool', 'Parking', 'Breakfast room', 'Fitness room', 'Step-free entrance'],
} as const;
