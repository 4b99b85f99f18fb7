import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** What admission looks at of a file of a build. */
export type StoredFile = {
  bytes: number;
  /** The sha384 of its content, as a browser is told to hold it to. */
  integrity: string;
  /** What a script holds the scripts to that it loads; none when it sets no integrity on them. */
  enforces: readonly string[];
  /** Whether it is a manifest with code in it, which the federation runtime would run to find where the build's files are. */
  hasPublicPathCode: boolean;
  /** What a browser fetches because a page says so; what is written into the page is not fetched. */
  fetches: readonly { address: string; integrity: string | undefined }[];
  /** Bytes as it is sent. It takes a while, and is worked out where somebody asks. */
  sentBytes: () => number;
};

const setsIntegrity = /\.integrity\s*=[^=]/;
const publicPathCode = /"getPublicPath"\s*:/;
const integrities = /sha384-[A-Za-z0-9+/]{64}/g;
const elements = /<(?:script|link|img|iframe|source|video|audio)\b[^>]*>/g;
const attribute = (name: string): RegExp => new RegExp(`\\s(?:${name})="([^"]*)"`);
const [address, integrity] = [attribute('src|href'), attribute('integrity')];

const fetchesIn = (text: string): StoredFile['fetches'] =>
  (text.match(elements) ?? []).flatMap((element) => {
    const fetched = address.exec(element)?.[1];
    return fetched === undefined || fetched.startsWith('data:')
      ? []
      : [{ address: fetched, integrity: integrity.exec(element)?.[1] }];
  });

/** @param content of one file of a build */
export function storedFile(content: Buffer): StoredFile {
  const text = content.toString('latin1');
  return {
    bytes: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    enforces: setsIntegrity.test(text) ? (text.match(integrities) ?? []) : [],
    hasPublicPathCode: publicPathCode.test(text),
    fetches: text.trimStart().startsWith('<') ? fetchesIn(text) : [],
    sentBytes: () => brotliCompressSync(content).length,
  };
}
