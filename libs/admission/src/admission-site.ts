import { satisfies, validRange } from 'semver';
import type { AdmissionReason } from '@booking/contracts/admission-reason';
import {
  guestRemote,
  ownFiles,
  siteApiVersion,
  sitePageFile,
  sitePrefix,
  siteRendererFile,
  siteScript,
} from '@booking/contracts/guest-site';
import type { RemoteRelease, SiteScripts } from '@booking/contracts/remote-build';
import type { StoredFile } from '@booking/contracts/stored-file';

type Files = ReadonlyMap<string, StoredFile>;
type Sound = Partial<RemoteRelease>;

/** Kilobytes of script, as it is sent, with which a page of a guest is whole; and what a screen may add that has a script of its own. */
const [scriptKb, screenKb] = [92, 8];
/** The page itself, and what it asks for before photos. */
const mostRequests = 4;

const again = 'Build the remote again and upload what it built.';
const sum = (sizes: number[]): number => sizes.reduce((one, other) => one + other, 0);
const inKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export const isSiteFile = (name: string): boolean => name.startsWith(sitePrefix);

/** Guests' pages are on guests' address: what stands there was decided once, by nobody who ships. */
function whoseReasons({ id, siteApi, site }: Sound): AdmissionReason[] {
  const has = siteApi !== undefined || site !== undefined;
  if (id === undefined || has === (id === guestRemote)) {
    return (siteApi === undefined) === (site === undefined)
      ? []
      : [{ field: 'site', problem: 'Only one of siteApi and site is there.', fix: again }];
  }
  return has
    ? [
        {
          field: 'siteApi',
          problem: `Guests have pages of ${guestRemote} alone.`,
          fix: 'Take siteApi out of remote.json.',
        },
      ]
    : [
        {
          field: 'siteApi',
          problem: 'The build has no pages for guests.',
          fix: `Say in remote.json which site API they were written for, such as ^${siteApiVersion}, and build again.`,
        },
      ];
}

function siteApiReasons(siteApi: string): AdmissionReason[] {
  if (validRange(siteApi) === null) {
    const problem = `"${siteApi}" is no range of versions.`;
    return [{ field: 'siteApi', problem, fix: 'Write a range such as ^1.2.0.' }];
  }
  if (satisfies(siteApiVersion, siteApi)) return [];
  const problem = `It asks for site API ${siteApi}, and the API offers ${siteApiVersion}.`;
  return [{ field: 'siteApi', problem, fix: `Say a range that ${siteApiVersion} is in, and use what it offers.` }];
}

const scriptsOf = ({ script, afterwards, screens }: SiteScripts): string[] => [
  script,
  ...(afterwards === undefined ? [] : [afterwards]),
  ...Object.values(screens),
];

const missingReasons = (site: SiteScripts, assets: RemoteRelease['assets']): AdmissionReason[] => [
  ...[sitePageFile, siteRendererFile]
    .filter((file) => !Object.hasOwn(assets, file))
    .map((file) => ({ field: `assets.${file}`, problem: 'The file is missing.', fix: again })),
  ...scriptsOf(site)
    .filter((file) => !siteScript.test(file) || !Object.hasOwn(assets, file))
    .map((file) => ({ field: 'site', problem: `${file} is no script of its site.`, fix: again })),
];

/** The page holds its script to its integrity, and that script all others. */
function heldReasons({ script }: SiteScripts, assets: RemoteRelease['assets'], files: Files): AdmissionReason[] {
  const [page, main] = [files.get(sitePageFile), files.get(script)];
  if (!page || !main) return [];
  const begun = page.fetches.find(({ address }) => address === ownFiles + script);
  const enforced = new Set([...(begun?.integrity === undefined ? [] : [begun.integrity]), ...main.enforces]);
  return Object.entries(assets)
    .filter(([file, integrity]) => siteScript.test(file) && !enforced.has(integrity))
    .map(([file]) => ({
      field: `assets.${file}`,
      problem: `${file === script ? sitePageFile : script} does not hold it to its integrity, so whatever came in its place would run.`,
      fix: 'Build the site with siteConfigs of libs/remote-kit, unchanged: it writes the integrity of each script.',
    }));
}

function budgetReasons(site: SiteScripts, files: Files): AdmissionReason[] {
  const sent = (file: string | undefined): number => (file === undefined ? 0 : (files.get(file)?.sentBytes() ?? 0));
  const reasons: AdmissionReason[] = [];
  const every = sum([sent(site.script), sent(site.afterwards)]);
  const fix = 'Find what made it grow, and load later what few guests need.';
  if (every > scriptKb * 1024) {
    const problem = `A page takes ${inKb(every)} of script as it is sent, and may take ${scriptKb} KB.`;
    reasons.push({ field: 'site', problem, fix });
  }
  for (const [screen, file] of Object.entries(site.screens)) {
    if (sent(file) <= screenKb * 1024) continue;
    const problem = `The screen ${screen} adds ${inKb(sent(file))} of script, and may add ${screenKb} KB.`;
    reasons.push({ field: 'site', problem, fix });
  }
  const asked = files.get(sitePageFile)?.fetches.length ?? 0;
  const requests = 1 + asked + (site.afterwards === undefined ? 0 : 1) + (Object.keys(site.screens).length > 0 ? 1 : 0);
  if (requests > mostRequests) {
    const problem = `A page takes ${requests} requests before its photos, and may take ${mostRequests}.`;
    reasons.push({ field: 'site', problem, fix: 'Write what is small into the page, or into the script.' });
  }
  return reasons;
}

/** What stands in the way of the pages that a build has for guests: that they fit this API, are whole, run unchanged and are light. */
export function siteReasons(sound: Sound, files: Files, largest: number): AdmissionReason[] {
  const { siteApi, site, assets } = sound;
  const reasons = [...whoseReasons(sound), ...(siteApi === undefined ? [] : siteApiReasons(siteApi))];
  if (!site || !assets) return reasons;
  const bytes = sum([...files].filter(([file]) => isSiteFile(file)).map(([, stored]) => stored.bytes));
  if (bytes > largest) {
    const problem = `Its files weigh ${inKb(bytes)}, and may weigh ${inKb(largest)}.`;
    reasons.push({ field: 'site', problem, fix: 'Find what made them grow.' });
  }
  return [
    ...reasons,
    ...missingReasons(site, assets),
    ...heldReasons(site, assets, files),
    ...budgetReasons(site, files),
  ];
}
