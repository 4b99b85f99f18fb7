/** The pattern of LIKE for what has this text in it, taken as it is written. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
