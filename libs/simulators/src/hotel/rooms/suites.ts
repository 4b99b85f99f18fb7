/** A kind of suite. `nightCents` is an ordinary night for the guests included; `doors` are its rooms' names. */
export type Suite = {
  name: string;
  shortName: string;
  description: string;
  features: readonly string[];
  maxGuests: number;
  adultsIncluded: number;
  childrenIncluded: number;
  nightCents: number;
  /** How often others ask for it. */
  demand: number;
  doors: readonly string[];
};

const EVERYWHERE = ['Air conditioning', 'Free WiFi', 'Kitchenette', 'Sitting room', 'Work desk'];

/** The suites of the hotel, cheapest first. */
export const suites = [
  {
    name: 'Courtyard Suite',
    shortName: 'CYD',
    description:
      '<p>A king bed and a sitting room with a <strong>view of the courtyard</strong>.</p><p>Sleeps two, or three with the sofa bed.</p>',
    features: [...EVERYWHERE, 'King bed', 'Sofa bed', 'Courtyard view'],
    maxGuests: 3,
    adultsIncluded: 2,
    childrenIncluded: 0,
    nightCents: 18_900,
    demand: 8,
    doors: ['101', '102', '103', '104', '105', '106', '107'],
  },
  {
    name: 'Accessible Courtyard Suite',
    shortName: 'ACC',
    description:
      '<p><strong>Wheelchair accessible:</strong> step-free from the street, doors 36 inches wide, a roll-in shower with a seat, grab bars, a lowered desk and visual alarms.</p><p>A king bed and a sofa bed, on the ground floor by the courtyard.</p>',
    features: [...EVERYWHERE, 'Wheelchair accessible', 'Roll-in shower', 'Grab bars', 'Visual alarm', 'King bed'],
    maxGuests: 3,
    adultsIncluded: 2,
    childrenIncluded: 0,
    nightCents: 18_900,
    demand: 1,
    doors: ['108', '109'],
  },
  {
    name: 'Garden Terrace Suite',
    shortName: 'GDN',
    description:
      '<p>Two queen beds and a <em>terrace of its own</em> on the garden side.</p><ul><li>Outdoor table</li><li>Morning sun</li></ul>',
    features: [...EVERYWHERE, 'Two queen beds', 'Private terrace', 'Garden view'],
    maxGuests: 4,
    adultsIncluded: 2,
    childrenIncluded: 0,
    nightCents: 22_900,
    demand: 6,
    doors: ['110', '111', '112', '210', '211', '212'],
  },
  {
    name: 'Two-Bedroom Family Suite',
    shortName: 'FAM',
    description:
      '<p>Two bedrooms with a door between them, a full kitchen and a bath tub.</p><p>Two children stay at no charge. Cribs on request &amp; free.</p>',
    features: [...EVERYWHERE, 'Two bedrooms', 'Full kitchen', 'Bath tub', 'Crib on request'],
    maxGuests: 6,
    adultsIncluded: 2,
    childrenIncluded: 2,
    nightCents: 29_900,
    demand: 4,
    doors: ['201', '202', '203', '204', '205'],
  },
  {
    name: 'Skyline Suite',
    shortName: 'SKY',
    description:
      '<p>On the top floor: a king bedroom, a dining room for six and windows on two sides. Children stay at no charge.</p><p>From the balcony you see <strong>the skyline</strong>.</p>',
    features: [...EVERYWHERE, 'King bed', 'Dining room', 'Balcony', 'Skyline view', 'Espresso machine'],
    maxGuests: 4,
    adultsIncluded: 2,
    childrenIncluded: 3,
    nightCents: 38_900,
    demand: 3,
    doors: ['301', '302', '303', '304'],
  },
] as const satisfies readonly Suite[];
