import { z } from 'zod';
import { property } from '../../hotel/property.ts';
import { currency, photosOf } from '../answers/property.ts';
import { defineMethod, type Method } from '../method.ts';
import { maybe, pageOf, paging, text } from '../parameters.ts';

const ORGANIZATION = '77001';
const { address } = property;

export const propertyMethods: readonly Method[] = [
  defineMethod({
    name: 'getHotels',
    verb: 'GET',
    scope: 'read:hotel',
    parameters: z.object({ propertyName: maybe(text), propertyCity: maybe(text), ...paging(20, 100) }),
    answer: ({ account, hotel, origin }, { propertyName, propertyCity, ...page }) => {
      const isMeant =
        property.name.includes(propertyName ?? '') && (propertyCity === undefined || propertyCity === address.city);
      const row = {
        propertyID: account.settings.propertyId,
        organizationID: ORGANIZATION,
        propertyName: property.name,
        propertyImage: photosOf(origin, 'house')[0]?.image,
        propertyDescription: property.description,
        propertyTimezone: hotel.time.timeZone,
        propertyCurrency: [currency],
      };
      return pageOf(isMeant ? [row] : [], page);
    },
  }),
  defineMethod({
    name: 'getHotelDetails',
    verb: 'GET',
    scope: 'read:hotel',
    parameters: z.object({}),
    answer: ({ account, origin }) => ({
      data: {
        propertyID: account.settings.propertyId,
        organizationID: ORGANIZATION,
        propertyName: property.name,
        propertyType: property.type,
        propertyImage: photosOf(origin, 'house').slice(0, 1),
        propertyDescription: property.description,
        propertyCurrency: { ...currency, currencyDecimalSeparator: '.', currencyThousandsSeparator: ',' },
        propertyPrimaryLanguage: 'en',
        propertyAdditionalPhotos: photosOf(origin, 'house').slice(1),
        propertyPhone: property.phone,
        propertyEmail: property.email,
        propertyAddress: {
          propertyAddress1: address.street,
          propertyAddress2: '',
          propertyCity: address.city,
          propertyState: address.state,
          propertyZip: address.zip,
          propertyCountry: address.country,
          propertyLatitude: address.latitude,
          propertyLongitude: address.longitude,
        },
        propertyPolicy: {
          propertyCheckInTime: property.checkIn,
          propertyCheckOutTime: property.checkOut,
          propertyLateCheckOutAllowed: true,
          propertyLateCheckOutType: 'percent',
          propertyLateCheckOutValue: String(property.lateCheckOutPercent),
          propertyTermsAndConditions: property.terms,
          propertyFullPaymentBeforeCheckin: false,
        },
        propertyAmenities: property.amenities,
        taxID: '',
        taxID2: '',
        companyLegalName: property.company,
      },
    }),
  }),
];
