import { Refusal } from '../http/refusal.error.ts';

/** How a provider can fail us, with the status that says so to our own caller. */
const statuses = {
  not_found: 404,
  not_set_up: 424,
  unauthorized: 424,
  refused: 424,
  unreadable_record: 424,
  unreachable: 502,
  server_error: 502,
  unreadable: 502,
  rate_limited: 503,
  paused: 503,
  timeout: 504,
} as const;
export type ProviderErrorKind = keyof typeof statuses;

/** Kinds of errors that are outages of the provider and end by themselves. */
const outages: readonly ProviderErrorKind[] = ['unreachable', 'server_error', 'unreadable', 'timeout'];

/** A provider did not do what was asked. The message tells a person what happened and what to do. */
export class ProviderError extends Refusal {
  constructor(
    readonly kind: ProviderErrorKind,
    message: string,
    /** Whether a write may have happened all the same, so that asking again could do it twice. */
    readonly mayHaveHappened = false,
    /** What pages translate it by, where its message is written for a guest. */
    code = `provider_${kind}`,
  ) {
    super(statuses[kind], code, message);
  }

  get isOutage(): boolean {
    return outages.includes(this.kind);
  }
}

/** Of something that was asked for by its id: it is there, and not in a form that is known here. */
export const unreadableRecord = (title: string, what: string): ProviderError =>
  new ProviderError(
    'unreadable_record',
    `${what} cannot be read the way ${title} sends it. Please look it up in ${title}.`,
  );

export const isUnreadableRecord = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.kind === 'unreadable_record';

const doubt = ' It may have been done all the same: look there before you try again.';

/** The sentences for errors that look alike at every provider. */
export const providerErrors = {
  unreachable: (title: string) =>
    new ProviderError(
      'unreachable',
      `${title} cannot be reached. It is asked again by itself; if this lasts, check the network and its status page.`,
    ),
  cutOff: (title: string, isWrite: boolean) =>
    new ProviderError(
      'unreachable',
      `${title} broke the connection off before it answered.${isWrite ? doubt : ' Try again in a minute.'}`,
      isWrite,
    ),
  timeout: (title: string, seconds: number, isWrite: boolean) =>
    new ProviderError(
      'timeout',
      `${title} did not answer within ${seconds} seconds.${isWrite ? doubt : ' Try again in a minute.'}`,
      isWrite,
    ),
  serverError: (title: string, status: number, isWrite: boolean) =>
    new ProviderError(
      'server_error',
      `${title} failed on its own side (${status}).${isWrite ? doubt : ' Try again in a minute; if it lasts, see its status page.'}`,
      isWrite,
    ),
  rateLimited: (title: string) =>
    new ProviderError('rate_limited', `${title} takes no more requests for the moment (429). Try again in a minute.`),
  paused: (title: string, pausedMs: number, last: string) =>
    new ProviderError(
      'paused',
      `${title} failed several times in a row and is left alone for ${pausedMs / 1000} seconds. What it said last: ${last}`,
    ),
  unreadable: (title: string, isWrite: boolean) =>
    new ProviderError(
      'unreadable',
      `${title} answered something that cannot be read.${isWrite ? doubt : ' Try again in a minute; if it lasts, see its status page.'}`,
      isWrite,
    ),
};
