import { createHash } from 'node:crypto';

/** What admission looks at of a file of a build. */
export type StoredFile = {
  bytes: number;
  /** The sha384 of its content, as a browser is told to hold it to. */
  integrity: string;
  /** What a script holds the scripts to that it loads; none when it sets no integrity on them. */
  enforces: readonly string[];
  /** Whether it is a manifest with code in it, which the federation runtime would run to find where the build's files are. */
  hasPublicPathCode: boolean;
};

const setsIntegrity = /\.integrity\s*=[^=]/;
const publicPathCode = /"getPublicPath"\s*:/;
const integrities = /sha384-[A-Za-z0-9+/]{64}/g;

/** @param content of one file of a build */
export function storedFile(content: Buffer): StoredFile {
  const text = content.toString('latin1');
  return {
    bytes: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    enforces: setsIntegrity.test(text) ? (text.match(integrities) ?? []) : [],
    hasPublicPathCode: publicPathCode.test(text),
  };
}
