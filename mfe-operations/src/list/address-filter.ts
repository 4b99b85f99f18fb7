/** The part of an address that asks for a filter; what is not asked for is not in it. */
export const searchOf = (filter: object): string => {
  const asked = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(asked).toString();
};

export const isFiltered = (filter: object): boolean => searchOf(filter) !== '';
