type Build = { version: string; digest: string };

/** A build in words: two builds may carry the same version. */
export const buildName = ({ version, digest }: Build): string => `${version} (${digest.slice(0, 8)})`;
