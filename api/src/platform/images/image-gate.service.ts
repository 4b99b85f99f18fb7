import type { Sharp } from 'sharp';
import { Refusal } from '../http/refusal.error.ts';

/** What phones call 24 megapixels is some more than 24 million. */
export const mostPixels = 24 * 1024 ** 2;

/** Images that wait for their turn; further requests are refused with 503. */
const mostWaiting = 8;
const secondsUntilFree = 10;
/** Longer than the largest image takes on a busy machine. */
const mostSeconds = 30;

/** Of an image that would be larger than is taken once it is unpacked. */
export class TooManyPixels extends Error {}

/** Of a file that begins as an image, and of which some is missing or wrong. */
export class DamagedImage extends Error {}

/** Some phones leave the mark out that a JPEG ends with. */
const withEnd = (jpeg: Buffer): Buffer => Buffer.concat([jpeg, Buffer.from([0xff, 0xd9])]);

/** A WebP tells its length at its beginning, and cannot even be measured without its end. */
const isCutWebp = (file: Buffer): boolean =>
  file.toString('latin1', 8, 12) === 'WEBP' && file.readUInt32LE(4) + 8 > file.length;

/** Large, and wanted seldom. One thread and no cache: an unpacked image is tens of megabytes. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const busy = (): Refusal => {
  const refusal = new Refusal(503, 'busy', 'Many photos are being looked at just now. Please try again in a moment.');
  refusal.retryAfter = secondsUntilFree;
  return refusal;
};

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/** Does the work when all that came before is done. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1;
  const done = turn.then(work).finally(() => (waiting -= 1));
  turn = done.catch(() => undefined);
  return done;
}

/**
 * The one place where images are unpacked: one at a time in a process, so that many at once take no more memory than one. Its head
 * is read first, and says whether it is worth it.
 * @param options.most pixels, when fewer are taken than usual
 * @param options.isPatient of a job, which may wait
 * @throws TooManyPixels; DamagedImage; Error for what is no image; Refusal 503 when too many wait
 */
export async function unpackImage<T>(
  file: Buffer,
  work: (image: Sharp) => Promise<T>,
  { most = mostPixels, isPatient = false }: { most?: number; isPatient?: boolean } = {},
): Promise<T> {
  if (isCutWebp(file)) throw new DamagedImage('Its end is missing.');
  const sharp = await loadSharp();
  const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > most) throw new TooManyPixels();
  if (!isPatient && waiting >= mostWaiting) throw busy();
  const read = (whole: Buffer, failOn: 'error' | 'warning'): Promise<T> =>
    work(sharp(whole, { limitInputPixels: most, failOn, sequentialRead: true }).timeout({ seconds: mostSeconds }));
  return inTurn(() =>
    read(file, 'error')
      // what is cut off may be no more than the mark of the end; a decoder warns of anything else that is not there
      .catch((error: unknown) => (format === 'jpeg' ? read(withEnd(file), 'warning') : Promise.reject(error as Error)))
      .catch((error: unknown) => Promise.reject(new DamagedImage('It cannot be unpacked.', { cause: error }))),
  );
}
