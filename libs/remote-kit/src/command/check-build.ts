import { admissionReasons } from '@booking/admission/admission';
import type { Surroundings } from '@booking/contracts/remote-releases';
import { nameOf, type Built } from './build-remote.ts';
import { inLines } from './in-lines.ts';
import { fail } from './user-facing-error.ts';
import { printLine } from './print-line.ts';

/** Says what admission would say of a build. @param by what admits it, in words @throws UserFacingError with all that stands in its way */
export function checkBuild(built: Built, around: Surroundings, by: string): void {
  const reasons = admissionReasons(built.release, around, built.files);
  if (reasons.length > 0) fail(inLines(`${nameOf(built)} would be refused by ${by}`, reasons));
  printLine(`${nameOf(built)} would be admitted by ${by}.`);
}
