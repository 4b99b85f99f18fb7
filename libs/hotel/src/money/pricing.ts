/** How a tax or fee is reckoned (providers/cloudbeds, "Taxes and fees"). Money in cents, `percent` as in 12.5. */
export type LevyBasis =
  | { per: 'percentage'; percent: number }
  | { per: 'night'; cents: number }
  | { per: 'person_night'; adultCents: number; childCents: number }
  | { per: 'stay'; cents: number };

export type Levy = {
  id: string;
  name: string;
  kind: 'fee' | 'tax';
  basis: LevyBasis;
  /** Part of the rate already, so it is shown and not added. */
  isIncluded: boolean;
  /** Charged to everybody who stays. */
  isMandatory: boolean;
  /** Room types it is limited to; empty for all. */
  roomTypeIds: string[];
  /** Fees that a tax is also taken on, by id. */
  taxedFeeIds: string[];
};

/** A room for a party and what its nights cost, in cents. */
export type PricedStay = {
  nightsCents: readonly number[];
  /** For the whole stay. */
  extraGuestsCents: number;
  adults: number;
  children: number;
  roomTypeId: string;
  levies: readonly Levy[];
};

export type PriceLine = {
  levyId: string;
  name: string;
  kind: Levy['kind'];
  cents: number;
  isIncluded: boolean;
  isMandatory: boolean;
};

/** What a stay costs, in cents. `taxesAndFeesCents` are the mandatory lines that are not included; `total` is with them. */
export type StayPrice = {
  subtotalCents: number;
  lines: PriceLine[];
  taxesAndFeesCents: number;
  totalCents: number;
  optionalCents: number;
};

/** Prices a stay in whole cents; every line is rounded by itself, half up (S1 section 9). */
export function priceStay({ levies, roomTypeId, ...stay }: PricedStay): StayPrice {
  const subtotalCents = sum(stay.nightsCents) + stay.extraGuestsCents;
  const applying = levies.filter(({ roomTypeIds }) => roomTypeIds.length === 0 || roomTypeIds.includes(roomTypeId));
  const charged = applying.filter(({ kind, isIncluded, isMandatory }) => kind === 'fee' && isMandatory && !isIncluded);

  const lines = applying.map((levy): PriceLine => {
    const { id: levyId, name, kind, isIncluded, isMandatory } = levy;
    const taxed = kind === 'tax' ? charged.filter(({ id }) => levy.taxedFeeIds.includes(id)) : [];
    const onFees = sum(taxed.map((fee) => levyCents(fee, stay, subtotalCents)));
    const cents = levyCents(levy, stay, isIncluded ? subtotalCents : subtotalCents + onFees);
    return { levyId, name, kind, cents, isIncluded, isMandatory };
  });
  const added = (mandatory: boolean): number =>
    sum(lines.filter((line) => !line.isIncluded && line.isMandatory === mandatory).map(({ cents }) => cents));
  const taxesAndFeesCents = added(true);
  return {
    subtotalCents,
    lines,
    taxesAndFeesCents,
    totalCents: subtotalCents + taxesAndFeesCents,
    optionalCents: added(false),
  };
}

/** Prices of several rooms as one; the same levy is one line. */
export function addPrices(prices: readonly StayPrice[]): StayPrice {
  const lines = new Map<string, PriceLine>();
  for (const line of prices.flatMap((price) => price.lines)) {
    const key = `${line.kind} ${line.levyId}`;
    lines.set(key, { ...line, cents: line.cents + (lines.get(key)?.cents ?? 0) });
  }
  const total = (of: Exclude<keyof StayPrice, 'lines'>): number => sum(prices.map((price) => price[of]));
  return {
    subtotalCents: total('subtotalCents'),
    lines: [...lines.values()],
    taxesAndFeesCents: total('taxesAndFeesCents'),
    totalCents: total('totalCents'),
    optionalCents: total('optionalCents'),
  };
}

/**
 * What nights cost that are added to a booked stay: what the whole costs then, less what it costs now. So what is charged once
 * a stay is not charged again, and lines that are rounded for the whole stay add up to the cent.
 */
export function priceAdded(booked: PricedStay, added: Pick<PricedStay, 'nightsCents' | 'extraGuestsCents'>): StayPrice {
  const before = priceStay(booked);
  const after = priceStay({
    ...booked,
    nightsCents: [...booked.nightsCents, ...added.nightsCents],
    extraGuestsCents: booked.extraGuestsCents + added.extraGuestsCents,
  });
  return {
    subtotalCents: after.subtotalCents - before.subtotalCents,
    lines: after.lines
      .map((line, index) => ({ ...line, cents: line.cents - before.lines[index]!.cents }))
      .filter(({ cents }) => cents !== 0),
    taxesAndFeesCents: after.taxesAndFeesCents - before.taxesAndFeesCents,
    totalCents: after.totalCents - before.totalCents,
    optionalCents: after.optionalCents - before.optionalCents,
  };
}

/** How much cheaper than the standard price, in whole percent; 0 when it is not. */
export const discountPercent = (cents: number, standardCents: number): number =>
  cents < standardCents ? Math.round(((standardCents - cents) * 100) / standardCents) : 0;

type Occupancy = Pick<PricedStay, 'nightsCents' | 'adults' | 'children'>;

function levyCents({ basis, isIncluded }: Levy, stay: Occupancy, baseCents: number): number {
  const nights = stay.nightsCents.length;
  switch (basis.per) {
    case 'percentage':
      return percentOf(baseCents, basis.percent, isIncluded);
    case 'night':
      return basis.cents * nights;
    case 'person_night':
      return (basis.adultCents * stay.adults + basis.childCents * stay.children) * nights;
    case 'stay':
      return basis.cents;
  }
}

/** Whole numbers up to the one division, so that a half is a half. An included share is reckoned from the price with it. */
function percentOf(cents: number, percent: number, isIncluded: boolean): number {
  const parts = Math.round(percent * 10_000);
  return Math.round((cents * parts) / (isIncluded ? 1_000_000 + parts : 1_000_000));
}

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);
