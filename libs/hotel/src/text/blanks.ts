const blanks = /\[Fill in: ([^[\]\n]{1,120})\]/g;

/** A place in a draft that staff fill in. @param name what belongs there, such as "price of parking per night" */
export const blank = (name: string): string => `[Fill in: ${name}]`;

/** The names of what is still to be filled in, each once. */
export const blanksIn = (text: string): string[] => [...new Set(Array.from(text.matchAll(blanks), ([, name]) => name!))];
