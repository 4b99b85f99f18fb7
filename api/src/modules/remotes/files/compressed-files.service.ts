import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In the order in which they are chosen. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const worthIt = 1024;
/** Of all remotes, a few builds each. */
const mostFiles = 400;

/** The best that a browser takes, by its Accept-Encoding. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  encodings.find((encoding) =>
    new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))|,|$)`).test(accepted ?? ''),
  );

/** Files that never change, compressed once as far as it goes. */
export class CompressedFiles {
  private readonly known = new Map<string, Promise<Buffer>>();

  /** Known by its bytes: one that was altered where it lies is sent as altered. */
  async getOrCompress(bytes: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
    if (bytes.length < worthIt) return undefined;
    const key = `${encoding} ${createHash('sha256').update(bytes).digest('base64')}`;
    const compressed = this.known.get(key) ?? compress[encoding](bytes);
    // a map keeps its order: the one that was used last goes last
    this.known.delete(key);
    this.known.set(key, compressed);
    if (this.known.size > mostFiles) this.known.delete(this.known.keys().next().value!);
    return compressed;
  }
}
