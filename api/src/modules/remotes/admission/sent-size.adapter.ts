import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { siteScript } from '@booking/contracts/guest-site';
import type { StoredFile } from '@booking/contracts/stored-file';

const mostKept = 100;
const sizes = new Map<string, Promise<number>>();

const sentSize = async (bytes: Buffer): Promise<number> => (await promisify(brotliCompress)(bytes)).length;

/** The same file with its compressed size. Compressing takes half a second, so call it before a lock is taken. */
export async function withSentSize(name: string, file: StoredFile, bytes: Buffer): Promise<StoredFile> {
  if (!siteScript.test(name)) return file;
  const size = sizes.get(file.integrity) ?? sentSize(bytes);
  sizes.set(file.integrity, size);
  if (sizes.size > mostKept) sizes.delete(sizes.keys().next().value!);
  const sent = await size;
  return { ...file, sentBytes: () => sent };
}
