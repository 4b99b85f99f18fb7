/** A value as JSON that can stand in a script element: nothing in it may end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
