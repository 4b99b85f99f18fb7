import { levies, type Levy } from './levies.ts';

/** What taxes and fees are reckoned from: the price of the rooms in cents, and how they are used. */
export type Occupancy = { roomsCents: number; roomNights: number; adultNights: number };

/** What one tax or fee comes to, in cents. */
export type Charge = { levy: Levy; cents: number };

/** The taxes and fees of a reservation; an inclusive one is a part of the price. */
export function chargesOn(occupancy: Occupancy): Charge[] {
  const charges: Charge[] = [];
  for (const levy of levies.filter(({ appliesTo }) => appliesTo === 'rate')) {
    const taxedFees = sum(charges.filter((charge) => levy.onFees.includes(charge.levy.id)));
    charges.push({ levy, cents: centsOf(levy, occupancy, taxedFees) });
  }
  return charges;
}

/** Cents that come on top of the price of the rooms. */
export function addedBy(charges: readonly Charge[]): number {
  return sum(charges.filter(({ levy }) => !levy.inclusive));
}

/** Cents that are a part of the price of the rooms. */
export function includedIn(charges: readonly Charge[]): number {
  return sum(charges.filter(({ levy }) => levy.inclusive));
}

function centsOf(levy: Levy, { roomsCents, roomNights, adultNights }: Occupancy, taxedFees: number): number {
  switch (levy.amountType) {
    case 'percentage':
      return levy.inclusive
        ? Math.round((roomsCents * levy.amount) / (100 + levy.amount))
        : Math.round(((roomsCents + taxedFees) * levy.amount) / 100);
    case 'fixed':
      return levy.amount * roomNights;
    case 'fixed_per_person':
      return levy.amount * adultNights;
    case 'fixed_per_reservation':
      return levy.amount;
  }
}

const sum = (charges: readonly Charge[]): number => charges.reduce((total, { cents }) => total + cents, 0);
