/** A step of 1, 2 or 5 times a power of ten that is at least this wide. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least * (1 - 1e-9))!;
}

/** The three values that lines are drawn at above zero; the highest is at or above all that is shown. */
export function gridLines(highest: number, isWhole: boolean): [number, number, number] {
  const step = roundStep(Math.max(highest / 3, isWhole ? 1 : 0.01));
  return [step, 2 * step, 3 * step];
}
