/** The part of an address that asks for a filter; what is not asked for is not in it. */
export const searchOf = (filter: object): string => {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
};

export const isFiltered = (filter: object): boolean => searchOf(filter) !== '';
