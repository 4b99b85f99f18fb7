// In place of what turns styles round for pages that read from right to left, of which we have none.
export const convert = (styles) => styles;
export const convertProperty = (key, value) => ({ key, value });
