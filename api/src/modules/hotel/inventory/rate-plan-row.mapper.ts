import type { RatePlan as RatePlanRow } from '@booking/contracts/inventory';
import type { RatePlan } from '../../../providers/rate-plan.schema.ts';

/** A rate plan as the console shows it, in dollars. */
export const ratePlanRow = (plan: RatePlan): RatePlanRow => ({
  rateID: plan.rateId,
  roomTypeID: plan.roomTypeId,
  roomTypeName: plan.roomTypeName,
  ratePlanID: plan.planId,
  ratePlanNamePublic: plan.name.public,
  ratePlanNamePrivate: plan.name.private,
  isDerived: plan.isDerived,
  roomRate: plan.roomCents / 100,
  totalRate: plan.totalCents / 100,
  roomsAvailable: plan.roomsAvailable,
  nights: plan.nights.map((night) => ({
    date: night.date,
    rate: night.cents / 100,
    totalRate: night.totalCents / 100,
    roomsAvailable: night.roomsAvailable,
    minimumStay: night.minNights,
    maximumStay: night.maxNights,
    closedToArrival: night.isClosedToArrival,
    closedToDeparture: night.isClosedToDeparture,
    blocked: night.isBlocked,
  })),
});
