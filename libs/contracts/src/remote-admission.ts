import type { AdmissionReason } from './admission-reason.ts';
import type { Surroundings } from './remote-releases.ts';

/** A file as it lies in the store. */
export type StoredFile = { bytes: number; integrity: string };

/**
 * Whether a build may be taken live: everything that stands in its way, at once, each with the field and what mends it.
 * The API refuses by it, and `npm run check` says the same before anything is sent.
 * @param candidate what the build wrote as release.json
 * @param files the files that are there, by name
 */
export function admissionReasons(
  candidate: unknown,
  surroundings: Surroundings,
  files: ReadonlyMap<string, StoredFile>,
): AdmissionReason[] {
  throw new Error(`Not written yet: ${String(candidate)}, ${surroundings.largest}, ${files.size}`);
}
