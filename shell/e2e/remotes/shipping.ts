import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdmissionReason } from '@booking/contracts/admission-reason';
import { addressOf, type AnswerOf, type CallOf, type Endpoint } from '@booking/contracts/endpoint';
import { ErrorAnswer } from '@booking/contracts/error';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { uploadBody } from '@booking/remote-kit/build/upload-body';
import { owner } from '../../../tools/src/testing/test-environment.ts';

const basic = `Basic ${Buffer.from(`${owner.email}:${owner.password}`).toString('base64')}`;

const send = <E extends Endpoint>(address: string, endpoint: E, input: CallOf<E>): Promise<Response> => {
  const { params, body } = input as { params?: object; body?: object };
  return fetch(address + addressOf(endpoint, params), {
    method: endpoint.method,
    headers: { authorization: basic, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
};

/** Asks a product as its owner. @throws Error with what it says when it refuses */
export async function asked<E extends Endpoint>(address: string, endpoint: E, input: CallOf<E>): Promise<AnswerOf<E>> {
  const answer = await send(address, endpoint, input);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  return endpoint.answer.parse(JSON.parse(text)) as AnswerOf<E>;
}

const reason = 'A journey of two versions';

/** What was built of a remote in a folder such as dist/remotes/mfe-x. */
export const releaseIn = (folder: string): RemoteRelease =>
  RemoteRelease.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));

/** Sends a build and asks for its admission, as the command does. @returns what stands in its way; nothing when it is admitted */
export async function admitFrom(address: string, folder: string): Promise<AdmissionReason[]> {
  const release = releaseIn(folder);
  const { id, digest } = release;
  const body = uploadBody(join(folder, digest), Object.keys(release.assets));
  await asked(address, releaseEndpoints.uploadBuild, { params: { id, digest }, body });
  const admission = await send(address, releaseEndpoints.admit, { params: { id }, body: { release, reason } });
  if (admission.ok) return [];
  const { error, reasons } = ErrorAnswer.parse(await admission.json());
  if (!reasons) throw new Error(error);
  return reasons;
}

/** Ships a build as the command does. @returns what stands in its way; nothing when it is live */
export async function shipFrom(address: string, folder: string): Promise<AdmissionReason[]> {
  const reasons = await admitFrom(address, folder);
  if (reasons.length > 0) return reasons;
  const { id, digest } = releaseIn(folder);
  await asked(address, releaseEndpoints.change, { params: { id }, body: { kind: 'live', digest, reason } });
  return [];
}

/** Takes live what was live before. */
export const goBack = (address: string, id: string): Promise<unknown> =>
  asked(address, releaseEndpoints.change, { params: { id }, body: { kind: 'rollback', reason } });

/** The token that shows an admitted build in one tab. */
export async function previewOf(address: string, { id, digest }: RemoteRelease): Promise<string> {
  const { url } = await asked(address, releaseEndpoints.previewLink, { params: { id }, body: { digest } });
  return new URL(url).searchParams.get('remote-preview')!;
}
