/** The Message-ID of an email, by which notices about it find it. */
export const messageIdOf = (id: string, from: string): string => `<${id}.out@${from.split('@').at(-1)!}>`;

/** The id of an email of ours whose Message-ID stands in a text; undefined when none does. */
export const idInText = (text: string): string | undefined =>
  /<([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.out@/.exec(text)?.[1];
