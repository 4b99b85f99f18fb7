import zlib, { constants, type BrotliOptions, type ZlibOptions, type ZstdOptions } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** What is sent piece by piece, as an export, is compressed so: its beginning does not wait until there is more of it. */
const byPiece = {
  ...zlib,
  createBrotliCompress: (options: BrotliOptions) =>
    zlib.createBrotliCompress({ ...options, flush: constants.BROTLI_OPERATION_FLUSH }),
  createZstdCompress: (options: ZstdOptions) => zlib.createZstdCompress({ ...options, flush: constants.ZSTD_e_flush }),
  createGzip: (options: ZlibOptions) => zlib.createGzip({ ...options, flush: constants.Z_SYNC_FLUSH }),
  createDeflate: (options: ZlibOptions) => zlib.createDeflate({ ...options, flush: constants.Z_SYNC_FLUSH }),
};

/** How answers of more than a kilobyte are compressed. */
export const compression: FastifyCompressOptions = { threshold: 1024, zlib: byPiece };
