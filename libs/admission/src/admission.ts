import type { AdmissionReason } from '@booking/contracts/admission-reason';
import { containerName } from './container-name.ts';
import { callsFileReasons, callsReasons } from './admission-calls.ts';
import { filesReasons } from './admission-files.ts';
import { navReasons, routesReasons, screensReasons } from './admission-routes.ts';
import { siteReasons } from './admission-site.ts';
import { slotsReasons } from './admission-slots.ts';
import { shapeReasons } from './admission-shape.ts';
import { hostApiReasons, takesReasons } from './admission-shells.ts';
import { RemoteRelease } from '@booking/contracts/remote-build';
import type { Surroundings } from '@booking/contracts/remote-releases';
import type { StoredFile } from '@booking/contracts/stored-file';

/** Bytes that all files of a build may have together, uncompressed. */
export const largestBuild = 1_500_000;

type Field = keyof RemoteRelease;

/** The fields that are as they should be; a rule looks at those it needs, so one that is wrong does not hide what is wrong elsewhere. */
function soundFields(candidate: unknown): Partial<RemoteRelease> {
  const given = Object(candidate) as Record<string, unknown>;
  const fields = Object.entries(RemoteRelease.shape).flatMap(([field, schema]) => {
    const { success, data } = schema.safeParse(given[field]);
    return success ? [[field, data]] : [];
  });
  return Object.fromEntries(fields) as Partial<RemoteRelease>;
}

/** A container of another remote's name would take its place in the page. */
const containerReasons = ({ id, container }: Pick<RemoteRelease, 'id' | 'container'>): AdmissionReason[] =>
  container.startsWith(containerName(id, ''))
    ? []
    : [
        {
          field: 'container',
          problem: `It is ${container}, and has to begin with ${containerName(id, '')}.`,
          fix: 'Build the remote again; the build writes this, nobody by hand.',
        },
      ];

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
  const sound = soundFields(candidate);
  const given = <F extends Field>(
    needed: readonly F[],
    rule: (release: Pick<RemoteRelease, F>) => AdmissionReason[],
  ): AdmissionReason[] =>
    needed.every((field) => sound[field] !== undefined) ? rule(sound as Pick<RemoteRelease, F>) : [];
  return [
    ...shapeReasons(candidate, RemoteRelease),
    ...given(['id', 'container'], containerReasons),
    ...given(['hostApi'], (release) => hostApiReasons(release, surroundings)),
    ...given(['takes'], (release) => takesReasons(release, surroundings)),
    ...given(['calls'], (release) => callsReasons(release, surroundings)),
    ...given(['assets'], () => callsFileReasons({ calls: sound.calls, assets: sound.assets! })),
    ...given(['id', 'routes'], (release) => routesReasons(release, surroundings)),
    ...given(['routes', 'nav'], navReasons),
    ...given(['routes', 'screens'], screensReasons),
    ...given(['routes', 'screens'], (release) => slotsReasons({ ...release, slots: sound.slots ?? [] })),
    ...filesReasons(sound, surroundings, files),
    ...siteReasons(sound, files, surroundings.largest),
  ];
}
