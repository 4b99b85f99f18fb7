/** What tests read from answers, by method. It is what Cloudbeds' description promises, no more than is looked at. */
export type Answers = {
  getAvailableRoomTypes: { data: { propertyCurrency: unknown; propertyRooms: RoomTypeRow[] }[] };
  getDashboard: { data: { roomsOccupied: number; arrivals: number; inHouse: number } };
  getGuestList: { data: object };
  getHotelDetails: { data: { propertyID: string } };
  getHousekeepingStatus: { data: { roomID: string; roomOccupied: boolean; frontdeskStatus: string }[] };
  getRate: { data: { roomsAvailable: number } };
  getRatePlans: { data: RatePlanRow[] };
  getReservation: { data: ReservationFacts };
  getReservationNotes: { data: { reservationNote: string }[] };
  getReservations: { data: { reservationID: string; rooms: [{ roomID: string }] }[]; total: number };
  getRoomBlocks: { data: { roomBlocks: unknown[] } };
  getRooms: { data: [{ rooms: { roomID: string }[] }]; total: number };
  getRoomsUnassigned: Answers['getRooms'];
  getRoomTypes: {
    data: { roomTypeID: string; roomTypeDescription: string; roomTypeFeatures: Record<string, string> }[];
  };
  getRoomsFeesAndTaxes: {
    data: {
      fees: { totalFees: number }[];
      taxes: { totalTaxes: number }[];
      roomsTotalWithoutTaxes: number;
      grandTotal: number;
    };
  };
  getSources: { data: [unknown[]] };
  getWebhooks: { data: { id: string }[] };
  access_token: { access_token: string; refresh_token: string };
  postPayment: { paymentID: string };
  postReservation: {
    reservationID: string;
    guestID: string;
    grandTotal: number;
    unassigned: [BookedRoom, ...BookedRoom[]];
  };
  postReservationNote: { reservationNoteID: string };
  postRoomBlock: { roomBlockID: string };
  postWebhook: { data: { subscriptionID: string } };
  putReservation: { data: ReservationFacts };
};

/** The body of a method's answer, whether it succeeded or not. */
export type BodyOf<M extends string> = (M extends keyof Answers ? Answers[M] : unknown) & {
  success: boolean;
  message: string;
};

export type RoomTypeRow = {
  roomTypeID: string;
  roomRate: number;
  roomRateID: string;
  roomsAvailable: number;
  maxGuests: number;
  individualRooms: unknown[];
  roomRateDetailed: { rate: number }[];
  adultsExtraCharge: Record<string, number | string>;
  childrenExtraCharge: Record<string, number | string>;
  derivedType: string | null;
  roomTypePhotos: [{ image: string }];
};

type RatePlanRow = {
  rateID: string;
  isDerived: boolean;
  roomRate: number;
  totalRate: number;
  roomsAvailable: number;
  roomRateDetailed: { date: string; rateBase: number; totalRate: number; roomsAvailable: number }[];
};

type BookedRoom = { subReservationID: string; roomTotal: number; dailyRates: { rate: number }[] };

type ReservationFacts = { balance: number; unassigned: [BookedRoom] };
