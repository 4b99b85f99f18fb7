const head = 10;
const tail = 4;

/** A long id by its two ends, as in "cs_test_a1…9f0e". */
export const shortened = (id: string): string =>
  id.length > head + tail + 1 ? `${id.slice(0, head)}…${id.slice(-tail)}` : id;
