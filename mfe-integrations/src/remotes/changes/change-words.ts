import type { RemoteChange, RemoteState } from '@booking/contracts/remote-releases';
import { buildName } from '../builds/build-name.ts';

type Build = { version: string; digest: string };

/** What somebody wants to do to a remote. */
export type Wish =
  | { kind: 'live' | 'canary'; build: Build }
  | { kind: 'end-canary' | 'rollback' | 'switch-off' | 'switch-on' | 'retire' };

type Words = {
  title: string;
  /** On the button that does it, and while it is under way. */
  confirm: string;
  underWay: string;
  consequence: string;
  /** What is told when it is done. */
  done: string;
};

const openTabs = 'Open tabs keep what they have until they are reloaded.';

/** A guest who is choosing a room is not moved to another build. */
const whoGetsIt = ({ hasSite }: RemoteState): string =>
  `Everyone gets it with the next page they load${hasSite ? ', guests too' : ''}. ${openTabs}`;

const untilDone = ({ hasSite }: RemoteState): string =>
  hasSite ? ' A guest who has begun goes on with the build before, for two hours at most.' : '';

/** Another build that is being tried is so no longer. */
const endsCanary = ({ canary }: RemoteState, next?: Build): string =>
  canary && canary.digest !== next?.digest ? ` The canary of ${buildName(canary)} ends with it.` : '';

/** Switching off the remote that this page is part of leaves nobody a button to switch it on with. */
const takesThisPage = ({ screens }: RemoteState): boolean => screens.some(({ path }) => path === '/remotes');

function whatIsOff(remote: RemoteState): string {
  if (takesThisPage(remote))
    return `This page goes with it, so it can be switched on again only from the command line: npm run ship -- ${remote.id} --on --reason "Mended"`;
  return remote.hasSite
    ? 'Guests who open a link see that the page is closed and whom to call, but not why. Open pages keep working.'
    : 'Users see a notice with your reason. Other sections keep working.';
}

function whatIsRetired(remote: RemoteState): string {
  const words =
    'Its sections leave the sidebar and its addresses are free for other remotes. Tabs that are open close it and say why.';
  return takesThisPage(remote)
    ? `${words} This page goes with it, so it can be brought back only from the command line: npm run ship -- ${remote.id} --reason "Back again"`
    : `${words} It comes back when a build of it is deployed.`;
}

/** How a change is asked for and told, as the remote stands. */
export function wordsOf(wish: Wish, remote: RemoteState): Words {
  const { id, before, canary } = remote;
  switch (wish.kind) {
    case 'live':
      return {
        title: `Deploy ${id} ${buildName(wish.build)}?`,
        confirm: 'Deploy',
        underWay: 'Deploying…',
        consequence: `${whoGetsIt(remote)}${untilDone(remote)}${endsCanary(remote, wish.build)}`,
        done: 'Deployed',
      };
    case 'canary':
      return {
        title: `Start a canary of ${id} ${buildName(wish.build)}?`,
        confirm: 'Start canary',
        underWay: 'Starting…',
        consequence: `That share of sessions${remote.hasSite ? ", and of guests' links," : ''} gets it with the next page they load. The canary ends by itself when it fails clearly more often than the live build, and with any deploy or rollback.${endsCanary(remote, wish.build)}`,
        done: 'Canary started',
      };
    case 'end-canary':
      return {
        title: `End the canary of ${id}?`,
        confirm: 'End canary',
        underWay: 'Ending…',
        consequence: `${canary ? buildName(canary) : 'It'} is no longer served with the next page load. ${openTabs}`,
        done: 'Canary ended',
      };
    case 'rollback':
      return {
        title: `Roll ${id} back${before ? ` to ${buildName(before)}` : ''}?`,
        confirm: 'Roll back',
        underWay: 'Rolling back…',
        consequence: `${whoGetsIt(remote)}${endsCanary(remote)}`,
        done: 'Rolled back',
      };
    case 'switch-off':
      return {
        title: `Switch ${id} off?`,
        confirm: 'Switch off',
        underWay: 'Switching off…',
        consequence: whatIsOff(remote),
        done: 'Switched off',
      };
    case 'switch-on':
      return {
        title: `Switch ${id} on?`,
        confirm: 'Switch on',
        underWay: 'Switching on…',
        consequence: 'Its sections open again.',
        done: 'Switched on',
      };
    case 'retire':
      return {
        title: `Retire ${id}?`,
        confirm: 'Retire',
        underWay: 'Retiring…',
        consequence: whatIsRetired(remote),
        done: 'Retired',
      };
  }
}

/** The remote and the build that a change is about, once it is done. */
export function changedBuild(kind: Wish['kind'], { id, live, canary }: RemoteState): string {
  if (kind === 'retire') return id;
  if (kind === 'canary' && canary) return `${id} ${buildName(canary)}, ${canary.share}% of sessions`;
  return `${id} ${buildName(live)}`;
}

/** What was done, to stand after a name: "took 1.0.1 (0a1b2c3d) live". */
export function didInWords({ kind, version, digest, share }: RemoteChange): string {
  const build = version !== null && digest !== null ? buildName({ version, digest }) : 'a build';
  switch (kind) {
    case 'live':
      return `deployed ${build}`;
    case 'canary':
      return `started a canary of ${build} with ${share}% of sessions`;
    case 'end-canary':
      return `ended the canary of ${build}`;
    case 'rollback':
      return `rolled back to ${build}`;
    case 'switch-off':
      return 'switched it off';
    case 'switch-on':
      return 'switched it on';
    case 'retire':
      return 'retired it';
    default:
      return `changed ${build}`;
  }
}
