/** What the list of guests says. */
export const words = {
  title: 'Guests',
  subtitle: 'Everyone who called and booked, paid or stays with you',
  list: 'Guests',
  caption: 'Guests, newest activity first',
  search: 'Search',
  searchHint: 'Name, phone, email, reservation',
  noneYet: {
    title: 'No guests yet',
    body: 'Guests will appear here once they give their name on a booking page, pay, or have a reservation in Cloudbeds.',
  },
  noMatch: { title: 'No guests match', body: 'Check the spelling, or search by phone number or reservation.' },
  ofRecord: {
    none: { title: 'No guest is known here', body: 'No name was given, or the guest was erased.' },
    several: 'Several guests belong to this record. Choose one.',
  },
  showAll: 'Show all guests',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  columns: { guest: 'Guest', phone: 'Phone', email: 'Email', reservation: 'Reservation', seen: 'Last activity' },
  more: (count: number): string => `${count} more`,
} as const;
