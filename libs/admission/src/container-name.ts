/**
 * The name of a build's container, which is a global variable. Two builds of one remote can be in one page, so the name holds what the
 * build is made of.
 * @param content 16 hex digits
 */
export const containerName = (id: string, content: string): string => `${id.replaceAll('-', '_')}_${content}`;
