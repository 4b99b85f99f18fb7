import { expect, test } from '@jest/globals';
import {
  specificationPath,
  recordRequests,
  describeWithSpecification,
} from '../../../test/providers/recorded-requests.ts';
import { readDescription } from '../../../test/providers/provider-description.ts';
import { consentCode, later, newReservation, stay } from '../../../test/providers/property.ts';

const description = specificationPath('openapi/cloudbeds.yaml');

/** Where live answers have been seen to differ from the description, and what OAuth lets us add to it. */
const deviations = {
  'the verifier of PKCE': /^POST \/access_token sends \/code_verifier is unknown$/,
  'a currency is one object': /getAvailableRoomTypes gets \/data\/\*\/propertyCurrency must be array$/,
  'extra charges are a map': /getAvailableRoomTypes gets .+\/(adults|children)ExtraCharge must be array,null$/,
  'a room has a name, no number': /getAvailableRoomTypes gets .+\/individualRooms\/\*\/roomName must be number,null$/,
  'a room type has a name, no number': /getRatePlans gets \/data\/\*\/roomTypeName must be integer,null$/,
};

/** Formats as Cloudbeds means them: times are the hotel's, without a zone. */
const formats = { 'date-time': /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, time: /^\d\d:\d\d(:\d\d)?$/ };

describeWithSpecification(description)(
  "what we say to Cloudbeds, and it to us, is as Cloudbeds' description has it",
  () => {
    let problems: string[];
    const overheard = recordRequests('cloudbeds', async ({ simulators, proxy, adapters }) => {
      const { cloudbeds, cloudbedsHttp, tokens } = adapters;
      await cloudbeds.check('test');
      await cloudbeds.getProfile('test');
      await cloudbeds.getRawRoomTypes('test');
      await cloudbeds.getRawRatePlans('test', stay);
      await cloudbeds.getRawAvailability('test', stay);
      await cloudbeds.listOffers('test', stay);
      await cloudbeds.listLevies('test');
      await cloudbeds.listRoomTypes('test');
      await cloudbeds.listRatePlans('test', stay);
      const { reservationId } = await cloudbeds.book('test', await newReservation(adapters, 'conformance-1'));
      await cloudbeds.findReservations('test', { lastName: 'Doe', status: 'confirmed', arrivesFrom: stay.startDate });
      await cloudbeds.changeStay('test', reservationId, { endDate: later });
      await cloudbeds.changeStay('test', reservationId, { adults: 1 });
      await cloudbeds.addNote('test', reservationId, 'Arrives late.');
      await cloudbeds.recordPayment('test', reservationId, 1_000, 'payment-1');
      await cloudbeds.getRates('test', reservationId);
      await cloudbeds.listBookedSince('test', new Date().toISOString().slice(0, 10));
      await cloudbeds.setAgreedTotal('test', reservationId, { cents: 20_000, endDate: later });
      const [room] = await cloudbeds.listRooms('test');
      await cloudbeds.setRoomCondition('test', room!.roomId, 'dirty');
      await cloudbeds.cancel('test', reservationId);
      await cloudbedsHttp.request('test', 'POST', 'postWebhook', {
        object: 'reservation',
        action: 'created',
        endpointUrl: `${simulators.env['PUBLIC_URL']!}/api/webhooks/cloudbeds?key=a`,
      });
      await cloudbedsHttp.request('test', 'GET', 'getWebhooks');
      const grant = await consentCode(simulators);
      const { refreshToken } = await tokens.exchange('test', { grant_type: 'authorization_code', ...grant });
      await tokens.exchange('test', { grant_type: 'refresh_token', refresh_token: refreshToken });
      problems = proxy.exchanges.flatMap(readDescription(description, formats));
    });

    test('these requests were made', () => {
      const kinds = overheard.proxy.exchanges.map(
        ({ method, path: asked }) => `${method} ${asked.replace('/api/v1.2/', '')}`,
      );
      expect([...new Set(kinds)].sort()).toEqual([
        'GET getAvailableRoomTypes',
        'GET getHotelDetails',
        'GET getHotels',
        'GET getHousekeepingStatus',
        'GET getPaymentMethods',
        'GET getRatePlans',
        'GET getReservation',
        'GET getReservationNotes',
        'GET getReservations',
        'GET getReservationsWithRateDetails',
        'GET getRoomBlocks',
        'GET getRoomTypes',
        'GET getTaxesAndFees',
        'GET getWebhooks',
        'POST access_token',
        'POST postAdjustment',
        'POST postHousekeepingStatus',
        'POST postPayment',
        'POST postReservation',
        'POST postReservationNote',
        'POST postWebhook',
        'PUT putReservation',
        'PUT putReservationNote',
      ]);
    });

    test('nothing differs but what live answers prove', () => {
      const known = Object.values(deviations);
      expect(problems.filter((problem) => !known.some((each) => each.test(problem)))).toEqual([]);
      expect(known.filter((each) => !problems.some((problem) => each.test(problem)))).toEqual([]);
    });

    test('no secret travels in an address', () => {
      for (const { query } of overheard.proxy.exchanges)
        expect([...query.keys()].join()).not.toMatch(/key|token|secret/i);
    });
  },
);
