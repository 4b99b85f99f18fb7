export {};

declare global {
  /** Of no value, but for the types of the contract: this program writes answers, and keeps to their lists of values. */
  var writesAnswers: true;
}
