type Row = Record<string, unknown>;

/** Days of a month whose nights have one: never two of them in a stay of less than ten nights. */
const ODD_DAYS = /-(?:07|17|27)$/;

/** Less than half a cent, so that whoever rounds as money is rounded comes to what the hotel takes. */
const FRACTION = 0.00375;

/** An offer of getAvailableRoomTypes whose night has five decimals, as 113.70625; the derived plans have such nights. */
export function withOddNight(row: Row, nights: readonly string[]): Row {
  const odd = nights.findIndex((night) => ODD_DAYS.test(night));
  if (odd === -1 || row.derivedType === null || typeof row.roomRate !== 'number') return row;
  const detailed = Array.isArray(row.roomRateDetailed)
    ? (row.roomRateDetailed as { date: string; rate: number }[])
    : [];
  return {
    ...row,
    roomRate: lessFraction(row.roomRate),
    ...(detailed.length > 0 && {
      roomRateDetailed: detailed.map((night) =>
        night.date === nights[odd] ? { ...night, rate: lessFraction(night.rate) } : night,
      ),
    }),
  };
}

const lessFraction = (dollars: number): number => Math.round((dollars - FRACTION) * 100_000) / 100_000;
