import type { releaseEndpoints, RemoteChangeKind } from '@booking/contracts/remote-releases';
import type { z } from 'zod';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Shipper } from './shipper.mapper.ts';
import type { ReleaseState } from '../releases/release-state.rule.ts';

export type RequestedChange = z.output<typeof releaseEndpoints.change.body>;

/** The build that a change is about; none for switching off and on. */
export function digestOfChange(wanted: RequestedChange, { live, before, canary }: ReleaseState): string | null {
  if (wanted.kind === 'live' || wanted.kind === 'canary') return wanted.digest;
  if (wanted.kind === 'rollback') return before;
  if (wanted.kind === 'retire') return live?.digest ?? null;
  return wanted.kind === 'end-canary' ? (canary?.digest ?? null) : null;
}

const refuse = (code: string, sentence: string): never => {
  throw new Refusal(409, code, sentence);
};

const liveAlready = (id: string): [string, string] => ['live_already', `This build of ${id} is live already.`];

type IdleKind = Exclude<RemoteChangeKind, 'retire'>;

const sentences: Record<IdleKind, (id: string) => [code: string, sentence: string]> = {
  live: liveAlready,
  canary: liveAlready,
  'end-canary': (id) => ['no_canary', `No build of ${id} is being tried.`],
  rollback: (id) => [
    'nothing_before',
    `Nothing of ${id} was live before this build, so there is nothing to go back to.`,
  ],
  'switch-off': (id) => ['off_already', `${id} is switched off already.`],
  'switch-on': (id) => ['on_already', `${id} is not switched off.`],
};

/** @throws Refusal 409 for a change that makes no sense as the remote stands */
export function refuseNoOpChange(id: string, wanted: RequestedChange, state: ReleaseState): void {
  const { live, before, canary, switchedOff, retired, lastChange } = state;
  if (wanted.lastChange !== undefined && wanted.lastChange !== lastChange)
    refuse('changed_since', `${id} was changed since you looked at it. Look again, and decide then.`);
  if (retired && wanted.kind !== 'live') refuse('retired', `${id} is retired. Take a build of it live first.`);
  if (!live && wanted.kind !== 'live')
    refuse('nothing_live', `Nothing of ${id} is live yet. Take a build live for everybody first.`);
  if (wanted.kind === 'retire') return;
  const idle: Record<IdleKind, boolean> = {
    live: live?.digest === digestOfChange(wanted, state) && !canary,
    canary: live?.digest === digestOfChange(wanted, state),
    'end-canary': !canary,
    rollback: !before,
    'switch-off': switchedOff !== null,
    'switch-on': switchedOff === null,
  };
  if (idle[wanted.kind]) refuse(...sentences[wanted.kind](id));
}

/** What only a person decides: whether a remote is there at all. @throws Refusal 403 for a ship token */
export function requirePerson(
  id: string,
  wanted: RequestedChange,
  { retired }: ReleaseState,
  { token }: Shipper,
): void {
  if (!token || (wanted.kind !== 'retire' && !retired)) return;
  throw new Refusal(
    403,
    'person_needed',
    retired
      ? `${id} is retired, so no ship token takes it live. An owner does, under Remotes or with npm run ship.`
      : `A ship token does not retire ${id}. An owner does, under Remotes or with npm run ship.`,
  );
}

/** Texted links lead to pages that guests have of it. @throws Refusal 409 for a remote that has such pages */
export function refuseRetiringSite(id: string, wanted: RequestedChange, hasSite: boolean): void {
  if (wanted.kind === 'retire' && hasSite)
    refuse('has_site', `Guests have pages of ${id}, so it is not retired. Switch it off.`);
}
