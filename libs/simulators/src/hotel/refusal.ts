/** What the hotel will not do; the message is one sentence that says why. */
export class Refusal extends Error {}
