const kilobyte = 1024;
const megabyte = kilobyte ** 2;

/** Bytes of a body that an endpoint takes where 64 KB are too few. */
export const bodyLimits = {
  /** A prompt of the greatest length in letters of three bytes, and the rest of its assistant. */
  prompt: 640 * kilobyte,
  /** A golden call of the most turns, in letters of three bytes. */
  goldenCall: 1280 * kilobyte,
  /** A drawing of a name, written as a data URL. */
  signature: 512 * kilobyte,
  /** A photo of 2 MB, written as a data URL. */
  photo: 4 * megabyte,
  /** A photo of 5 MB, written as a data URL, and some more, so that one that is too large can be told so in plain words. */
  idPhoto: 8 * megabyte,
  /** What went wrong in fifty loads of remotes. */
  reports: 128 * kilobyte,
  /** The list of a build's files. */
  release: 512 * kilobyte,
  /** A file of a remote, written in base64, and some more for the same reason. */
  buildFile: 12 * megabyte,
  /** All files of a build with its source maps, written in base64: twelve times what a build may weigh. */
  build: 24 * megabyte,
  /** A server message carries the whole conversation and the assistant with it: some megabytes after a long call. */
  serverMessage: 6 * megabyte,
  /** An event of Stripe carries one object. */
  stripeEvent: 256 * kilobyte,
} as const;
