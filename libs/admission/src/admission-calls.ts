import type { AdmissionReason } from '@booking/contracts/admission-reason';
import { callsIntegrity, findCall } from './record-calls.ts';
import type { RecordedCall, RecordedCalls } from '@booking/contracts/recorded-calls';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { Surroundings } from '@booking/contracts/remote-releases';
import { schemaDifferences, type Difference } from './schema-differences.ts';
import { flawIn } from './schema-hash.ts';

/** The file of a build that has its calls in it, so that its digest covers them. */
export const callsFile = 'calls.json';

const again = 'Build the remote again and upload what it built.';
const older = 'Build it with the contracts of the API that runs, or deploy the API that it was built for first.';

type Sentence = (field: string, call: string, difference: Difference) => string;

const ofRequest: Record<Difference['kind'], Sentence> = {
  gone: (field, call) => `${call} needs ${field} in the API that runs, which this build does not send.`,
  optional: (field, call) => `${call} needs ${field} in the API that runs, which this build may leave out.`,
  type: (field, call, { given, taken }) =>
    `It sends ${field} of ${call} as ${given}, and the API that runs takes ${taken}.`,
  value: (field, call, { given }) =>
    `It may send ${given} as ${field} of ${call}, which the API that runs does not take.`,
  unknown: (field, call) => `It sends ${field} to ${call}, which the API that runs does not take.`,
  limit: (field, call, { given, taken }) =>
    `It may send ${field} of ${call} with ${given}, and the API that runs takes it with ${taken}.`,
};
const ofAnswer: Record<Difference['kind'], Sentence> = {
  gone: (field, call) => `It needs ${field} in the answer of ${call}, which the API that runs does not answer.`,
  optional: (field, call) => `It needs ${field} in the answer of ${call}, which the API that runs may leave out.`,
  type: (field, call, { given, taken }) =>
    `It reads ${field} in the answer of ${call} as ${taken}, and the API that runs may answer ${given}.`,
  value: (field, call, { given }) =>
    `It has no fallback for ${given} as ${field} in the answer of ${call}, which the API that runs may answer.`,
  unknown: (field, call) => `It refuses ${field} in the answer of ${call}, which the API that runs answers.`,
  limit: (field, call, { given, taken }) =>
    `It reads ${field} in the answer of ${call} with ${taken}, and the API that runs may answer it with ${given}.`,
};

const fieldOf = ({ at }: Difference, whole: string): string => (at === '' ? whole : at);

function callReasons(call: RecordedCall, made: RecordedCalls, api: RecordedCalls, offered: RecordedCall | undefined) {
  const name = `${call.method} ${call.path}`;
  if (!offered) return [{ problem: `It calls ${name}, which the API that runs does not have.`, isLimit: false }];
  // what is the same in both needs no second look
  const sent =
    call.request === offered.request
      ? []
      : schemaDifferences(
          { schema: call.request, nodes: made.schemas },
          { schema: offered.request, nodes: api.schemas },
          { isClosed: true },
        );
  const read =
    call.answer === offered.answer
      ? []
      : schemaDifferences(
          { schema: offered.written ?? offered.answer, nodes: api.schemas },
          { schema: call.answer, nodes: made.schemas },
          { isClosed: false },
        );
  const reason = (sentences: typeof ofAnswer, whole: string) => (difference: Difference) => ({
    problem: sentences[difference.kind](fieldOf(difference, whole), name, difference),
    isLimit: difference.kind === 'limit',
  });
  return [...sent.map(reason(ofRequest, 'the request')), ...read.map(reason(ofAnswer, 'the whole'))];
}

/**
 * What a build calls that an API does not answer as the build needs it: endpoints that are not there, what it sends and is refused, what
 * it needs of an answer. A build from before calls were recorded has none.
 * @param how `limits: false` passes over how long a text or how large a number may be, which the API refuses field by field
 */
export function callsReasons(
  { calls }: Pick<RemoteRelease, 'calls'>,
  { api }: Pick<Surroundings, 'api'>,
  { limits }: { limits: boolean } = { limits: true },
): AdmissionReason[] {
  if (!calls || !api) return [];
  const flaw = flawIn(calls.schemas);
  if (flaw !== undefined) return [{ field: 'calls.schemas', problem: flaw, fix: again }];
  const offeredFor = findCall(api);
  return calls.endpoints.flatMap((call) =>
    callReasons(call, calls, api, offeredFor(call))
      .filter(({ isLimit }) => limits || !isLimit)
      .map(({ problem }) => ({ field: `calls.${call.method} ${call.path}`, problem, fix: older })),
  );
}

/** The calls of a release are those in its folder: a digest names the folder, and a ship token signs the digest. */
export function callsFileReasons({ calls, assets }: Pick<RemoteRelease, 'calls' | 'assets'>): AdmissionReason[] {
  const own = Object.hasOwn(assets, callsFile) ? assets[callsFile] : undefined;
  if (own === (calls && callsIntegrity(calls))) return [];
  const problem = calls
    ? `They are not those of the file ${callsFile}.`
    : `The file ${callsFile} has some, and the release has none.`;
  return [{ field: 'calls', problem, fix: again }];
}
