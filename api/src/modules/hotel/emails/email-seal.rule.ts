/** What the words of an email are sealed for. */
export const sealedFor = (id: string): string => `email ${id}`;
