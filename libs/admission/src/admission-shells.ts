import { satisfies, validRange } from 'semver';
import type { AdmissionReason } from '@booking/contracts/admission-reason';
import type { RemoteRelease, ShellOffer } from '@booking/contracts/remote-build';
import type { Surroundings } from '@booking/contracts/remote-releases';

const shellsOf = ({ shells }: Surroundings) =>
  shells.map((shell, index) => ({
    shell,
    name: index === 0 ? 'the shell that runs' : 'the shell before it, whose tabs may still be open,',
  }));

const noRange = (field: string, range: string): AdmissionReason => ({
  field,
  problem: `"${range}" is no range of versions.`,
  fix: 'Write a range such as ^1.2.0.',
});

/** A remote may ask for no more of the host API than every open tab offers. */
export function hostApiReasons({ hostApi }: Pick<RemoteRelease, 'hostApi'>, around: Surroundings): AdmissionReason[] {
  if (validRange(hostApi) === null) return [noRange('hostApi', hostApi)];
  return shellsOf(around)
    .filter(({ shell }) => !satisfies(shell.hostApi, hostApi))
    .map(({ shell, name }) => ({
      field: 'hostApi',
      problem: `It asks for host API ${hostApi}, and ${name} offers ${shell.hostApi}.`,
      fix: `Say a range in remote.json that ${shell.hostApi} is in, and use what it offers; or ship the shell first.`,
    }));
}

function fromShell(module: string, taken: RemoteRelease['takes'][string], shell: ShellOffer, name: string) {
  const field = `takes.${module}`;
  const given = Object.hasOwn(shell.gives, module) ? shell.gives[module] : undefined;
  if (!given) {
    const fix = 'Carry it in the remote instead of sharing it, or ship a shell that provides it first.';
    return [{ field, problem: `${module} is unknown: ${name} does not provide it.`, fix }];
  }
  const reasons: AdmissionReason[] = [];
  if (!satisfies(given.version, taken.range)) {
    const problem = `It needs ${module} ${taken.range}, and ${name} provides ${given.version}.`;
    reasons.push({ field, problem, fix: 'Build it with the version that the shell has, or ship the shell first.' });
  }
  const known = new Set(given.names);
  const missing = taken.names.filter((export_) => !known.has(export_));
  if (missing.length > 0) {
    const problem = `It imports ${missing.join(', ')} from ${module}, which ${name} does not export.`;
    reasons.push({ field, problem, fix: 'Do without, or ship a shell that exports it first.' });
  }
  return reasons;
}

/** What a remote does not carry itself has to be there, in a version and with the exports it was built for. */
export const takesReasons = ({ takes }: Pick<RemoteRelease, 'takes'>, around: Surroundings): AdmissionReason[] =>
  Object.entries(takes).flatMap(([module, taken]) =>
    validRange(taken.range) === null
      ? [noRange(`takes.${module}`, taken.range)]
      : shellsOf(around).flatMap(({ shell, name }) => fromShell(module, taken, shell, name)),
  );
