/** The name of a remote's container: a plain id could take the name of a global, and may not hold a dash. */
export const containerName = (id: string): string => id.replaceAll('-', '_');
