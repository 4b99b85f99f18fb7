type Row = Record<string, unknown>;

/** A tax and a fee that no description has; the hotel takes neither. */
export function withOddLevies(rows: readonly Row[]): readonly Row[] {
  const [levy] = rows;
  if (levy === undefined) return rows;
  const odd = { ...levy, availableFor: ['product'], amount: 'as agreed', amountAdult: null, roomTypes: null };
  return [
    {
      ...odd,
      type: 'tax',
      name: 'Tourism levy',
      code: 'TOUR',
      taxID: '7901',
      amountType: 'sliding_scale',
      isDeleted: true,
    },
    ...rows,
    { ...odd, type: 'surcharge', name: null, code: null, feeID: '7902', amountType: null },
  ];
}
