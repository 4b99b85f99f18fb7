import { createRandom } from '../../shared-kernel/random.ts';
import { isObject } from '../rules/rule.ts';

type Outcome = Record<string, unknown>;

/** Every name under which a recording has been seen, at the top and in the artifact. */
const NAMES = ['recordingUrl', 'stereoRecordingUrl', 'recording', 'presignedMonoUrl', 'presignedStereoUrl'];

const PLACES = ['artifact.recording', 'artifact.recordingUrl', 'artifact.stereoRecordingUrl', 'recordingUrl'] as const;

/** An outcome that names its recording in one place and no other; which one is drawn from the call's id. */
export function nameRecordingElsewhere(outcome: Outcome, callId: string): Outcome {
  const artifact = isObject(outcome.artifact) ? outcome.artifact : {};
  if (artifact.recordingUrl === undefined) return outcome;
  const place = createRandom(`recording ${callId}`).pick(PLACES);
  const [inArtifact] = place.startsWith('artifact.') ? [place.slice('artifact.'.length)] : [];
  const keptInArtifact = inArtifact === undefined ? {} : { [inArtifact]: artifact[inArtifact] };
  return {
    ...without(outcome, NAMES),
    ...(inArtifact === undefined ? { [place]: outcome[place] } : {}),
    artifact: { ...without(artifact, NAMES), ...keptInArtifact },
  };
}

const without = (whole: Outcome, names: readonly string[]): Outcome =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
