/** What is said about numbers that get no texts, on the page of a call and of a guest. */
export const words = {
  optedOut: (since: string, said: string): string =>
    `Opted out of texts ${since}: “${said}”. They can text START to opt in.`,
  stopTexts: 'Stop texts…',
  title: 'Stop texting this number?',
  body: (number: string): string =>
    `No links, codes or confirmations will be texted to ${number}. Only its owner can undo this, by texting START.`,
  does: 'Stop texts',
  doing: 'Stopping…',
  success: 'Success',
  done: 'This number gets no more texts.',
} as const;
