import type { AdmissionReason } from '@booking/contracts/admission-reason';
import { isSiteFile } from './admission-site.ts';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { buildDigest } from './build-digest.ts';
import type { Surroundings } from '@booking/contracts/remote-releases';
import type { StoredFile } from '@booking/contracts/stored-file';

type Files = ReadonlyMap<string, StoredFile>;

const entryFile = 'remoteEntry.js';
const again = 'Build the remote again and upload what it built.';
const sumOf = (files: Iterable<StoredFile>): number => [...files].reduce((sum, { bytes }) => sum + bytes, 0);
const inWords = (bytes: number): string => `${bytes.toLocaleString('en')} bytes`;

function assetReasons(assets: RemoteRelease['assets'], files: Files): AdmissionReason[] {
  const reason = (file: string, problem: string) => ({ field: `assets.${file}`, problem, fix: again });
  const listed = Object.entries(assets).flatMap(([file, integrity]) => {
    const stored = files.get(file);
    if (!stored) return [reason(file, 'The file is not there.')];
    return stored.integrity === integrity ? [] : [reason(file, 'The file that is there has another integrity.')];
  });
  const unlisted = [...files.keys()].filter((file) => !Object.hasOwn(assets, file));
  const entry = Object.hasOwn(assets, entryFile)
    ? []
    : [reason(entryFile, 'The file that is loaded first is missing.')];
  return [...listed, ...unlisted.map((file) => reason(file, 'The file is there, but has no integrity.')), ...entry];
}

/** Browsers know what a chunk has to be from the entry alone, whose own integrity the shell knows. A site has a rule of its own. */
function chunkReasons({ site, assets = {} }: Partial<RemoteRelease>, files: Files): AdmissionReason[] {
  const entry = files.get(entryFile);
  if (!entry) return [];
  const enforced = new Set(entry.enforces);
  return Object.entries(assets)
    .filter(([file, integrity]) => file !== entryFile && /\.m?js$/.test(file) && !enforced.has(integrity))
    .filter(([file]) => !site || !isSiteFile(file))
    .map(([file]) => ({
      field: `assets.${file}`,
      problem: `${entryFile} does not hold it to its integrity, so whatever came in its place would run.`,
      fix: 'Build the remote with remoteConfig of libs/remote-kit, unchanged: it writes the integrity of each chunk into the entry.',
    }));
}

/** The runtime would make a function of its text, which the policy of our pages forbids. */
function publicPathReasons(files: Files): AdmissionReason[] {
  return [...files]
    .filter(([file, { hasPublicPathCode }]) => file.endsWith('.json') && hasPublicPathCode)
    .map(([file]) => ({
      field: `assets.${file}`,
      problem: 'It is a manifest with getPublicPath, which is code that would be run in the page.',
      fix: "Build with publicPath 'auto' and without getPublicPath, or without a manifest: nothing reads one here.",
    }));
}

const digestReasons = (digest: string, expected: string): AdmissionReason[] =>
  digest === expected
    ? []
    : [{ field: 'digest', problem: `It is ${digest}, and that of the assets is ${expected}.`, fix: again }];

function entryReasons({ id, digest, entry }: Pick<RemoteRelease, 'id' | 'digest' | 'entry'>): AdmissionReason[] {
  const expected = `/remotes/${id}/${digest}/${entryFile}`;
  if (entry === expected) return [];
  return [{ field: 'entry', problem: `It is ${entry}, and has to be ${expected}.`, fix: again }];
}

/** @param weights what the build says, what is stored, and what of that is a site, which is weighed for itself */
function weightReasons(
  { bytes, stored, apart }: { bytes: number | undefined; stored: number; apart: number },
  isWhole: boolean,
  largest: number,
) {
  const reasons: AdmissionReason[] = [];
  if (bytes !== undefined && isWhole && bytes !== stored) {
    const problem = `It says ${inWords(bytes)}, and the files are ${inWords(stored)}.`;
    reasons.push({ field: 'bytes', problem, fix: again });
  }
  const weight = Math.max(bytes ?? 0, stored) - apart;
  if (weight > largest) {
    const problem = `The build weighs ${inWords(weight)}, and may weigh ${inWords(largest)}.`;
    const fix = 'Find what made it grow: carry no library that the shell provides, and split off what few people open.';
    reasons.push({ field: 'bytes', problem, fix });
  }
  return reasons;
}

/** The files are those the build tells of, whole and unchanged, run only as such, where they are looked for, and not too heavy. */
export function filesReasons(
  sound: Partial<RemoteRelease>,
  { largest }: Surroundings,
  files: Files,
): AdmissionReason[] {
  const { id, digest, entry, assets, bytes, site } = sound;
  const apart = site ? sumOf([...files].flatMap(([file, stored]) => (isSiteFile(file) ? [stored] : []))) : 0;
  const isWhole = assets !== undefined && Object.keys(assets).every((file) => files.has(file));
  return [
    ...(assets ? [...assetReasons(assets, files), ...chunkReasons(sound, files)] : []),
    ...publicPathReasons(files),
    ...(assets && digest ? digestReasons(digest, buildDigest(assets)) : []),
    ...(id && digest && entry !== undefined ? entryReasons({ id, digest, entry }) : []),
    ...weightReasons({ bytes, stored: sumOf(files.values()), apart }, isWhole, largest),
  ];
}
