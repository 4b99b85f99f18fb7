// Builds the remote in the current folder into remotes/<id>/<digest of what was built>/ of the folder that is given, else of dist, and
// writes its release.json and its source maps (<digest>.maps/) beside.
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { containerName } from '@booking/admission/container-name';
import { callsText, recordCalls } from '@booking/admission/record-calls';
import { callsFile } from '@booking/admission/admission-calls';
import { buildDigest } from '@booking/admission/build-digest';
import { assetsOf, builtFiles } from './built-files.ts';
import { buildSite } from './build-site.mjs';
import { hearCalled } from './called-endpoints.mjs';
import { hearCarried } from './carried-packages.mjs';
import { compile } from './compile.mjs';
import { firstRequests, withFirstRequests } from './first-requests.mjs';
import { outputFolder } from './output-folder.mjs';
import { readDeclaration, remoteConfig, screensIn } from './remote-config.mjs';
import { hearTaken } from '../federation/shared-graph.mjs';
import { mapsFolder, moveMapsOut } from './source-maps.ts';

const folder = process.cwd();
const declaration = withFirstRequests(readDeclaration(folder), await firstRequests(folder));
const { id } = declaration;
const home = join(outputFolder(folder), 'remotes', id);
const building = join(home, 'building');

rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });

/** Everybody can read the files of a build, and whom to ask about it is for staff. By the hash another team is another build. */
const withoutContact = ({ team, ...rest }) =>
  team ? { ...rest, team: createHash('sha256').update(JSON.stringify(team)).digest('hex') } : rest;

// the pages that guests have of it are part of the build
const site = declaration.siteApi === undefined ? undefined : await buildSite(folder);

async function build(container) {
  const { stats, watched } = await compile(remoteConfig(folder, relative(folder, building), container), (compiler) => ({
    taken: hearTaken(compiler),
    called: hearCalled(compiler),
    carried: hearCarried(compiler),
  }));
  const secondCopies = watched.carried();
  if (secondCopies.length > 0) {
    console.error(secondCopies.join('\n'));
    process.exit(1);
  }
  moveMapsOut(building);
  const calls = recordCalls(await watched.called());
  // a digest covers the declaration and the calls, too: a new route or label is a new build
  writeFileSync(join(building, 'remote.json'), JSON.stringify(withoutContact(declaration)));
  writeFileSync(join(building, callsFile), callsText(calls));
  for (const [file, content] of site?.files ?? []) writeFileSync(join(building, file), content);
  const files = builtFiles(building);
  return { stats, files, takes: watched.taken(), calls, assets: assetsOf(files) };
}

// the name is what a build is made of, which is known once it was built without one
const unnamed = await build(containerName(id, 'unnamed'));
const container = containerName(id, buildDigest(unnamed.assets));
const { stats, files, takes, calls, assets } = await build(container);
const digest = buildDigest(assets);
const release = {
  ...declaration,
  digest,
  entry: `/remotes/${id}/${digest}/remoteEntry.js`,
  container,
  screens: screensIn(stats, folder, declaration),
  assets,
  bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  takes,
  calls,
  ...(site && { site: site.scripts }),
};
renameSync(building, join(home, digest));
renameSync(mapsFolder(building), mapsFolder(join(home, digest)));
writeFileSync(join(home, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
console.log(`${basename(folder)}: ${files.size} files in ${relative(join(folder, '..'), join(home, digest))}`);
