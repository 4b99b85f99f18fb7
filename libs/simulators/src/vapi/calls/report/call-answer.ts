import { nameRecordingElsewhere } from '../../oddities/recording-places.ts';
import type { RecordingLinks } from '../../recordings/recording-links.ts';
import { isObject } from '../../rules/rule.ts';
import type { Call, TurnLatency } from './call-record.ts';
import { conversationArtifact, transcriptText } from './transcript.ts';
import { variablesOf } from '../variables.ts';

/** A call as `GET /call/{id}` answers it, with the undocumented copies the real answers carry beside `artifact`. */
export function answerCall(call: Call, links: RecordingLinks): Record<string, unknown> {
  return {
    ...call.snapshot,
    status: call.status,
    updatedAt: call.updatedAt,
    ...(call.status === 'ended' ? describeOutcome(call, links) : describeProgress(call)),
  };
}

/** What an ended call and its end-of-call report say alike. What never happened is left out, not null. */
export function describeOutcome(call: Call, links: RecordingLinks): Record<string, unknown> {
  const transcript = transcriptText(call.messages);
  const recordings = call.recorded ? describeRecordings(call, links) : {};
  const { recordingUrl, stereoRecordingUrl } = recordings;
  const outcome = {
    ...describeProgress(call),
    endedAt: call.endedAt,
    endedReason: call.endedReason,
    ...call.charges,
    analysis: call.analysis,
    ...(call.analysis.summary === undefined ? {} : { summary: call.analysis.summary }),
    transcript,
    ...(recordingUrl === undefined ? {} : { recordingUrl, stereoRecordingUrl }),
    artifact: {
      ...conversationArtifact(call.messages),
      transcript,
      ...recordings,
      nodes: [],
      variables: {},
      variableValues: variablesOf(call.snapshot),
      structuredOutputs: {},
      performanceMetrics: describePerformance(call.turnLatencies),
      ...describeActivation(call),
    },
  };
  return call.oddities?.includes('recording_elsewhere') ? nameRecordingElsewhere(outcome, call.id) : outcome;
}

function describeProgress(call: Call): Record<string, unknown> {
  return {
    ...(call.startedAt === undefined ? {} : { startedAt: call.startedAt }),
    messages: call.messages,
    artifact: conversationArtifact(call.messages),
  };
}

function describeRecordings(call: Call, links: RecordingLinks): Record<string, unknown> {
  const mono = links.signed(call, 'mono');
  return {
    recordingUrl: links.plain(call, 'mono'),
    stereoRecordingUrl: links.plain(call, 'stereo'),
    recording: {
      stereoUrl: links.plain(call, 'stereo'),
      mono: {
        combinedUrl: links.plain(call, 'mono'),
        assistantUrl: links.plain(call, 'assistant'),
        customerUrl: links.plain(call, 'customer'),
      },
    },
    presignedMonoUrl: mono.url,
    presignedStereoUrl: links.signed(call, 'stereo').url,
    presignedUrlsExpiresAt: mono.expiresAt,
  };
}

function describePerformance(turns: readonly TurnLatency[]): Record<string, unknown> {
  const average = (part: keyof TurnLatency): number =>
    turns.length === 0 ? 0 : Math.round(turns.reduce((sum, turn) => sum + turn[part], 0) / turns.length);
  return {
    turnLatencies: turns,
    modelLatencyAverage: average('modelLatency'),
    voiceLatencyAverage: average('voiceLatency'),
    transcriberLatencyAverage: average('transcriberLatency'),
    endpointingLatencyAverage: average('endpointingLatency'),
    turnLatencyAverage: average('turnLatency'),
  };
}

function describeActivation(call: Call): Record<string, unknown> {
  const { assistantId, assistant } = call.snapshot;
  const assistantName = isObject(assistant) ? assistant.name : call.assistantName;
  if (call.startedAt === undefined) return {};
  return { assistantActivations: [{ ...(assistantId ? { assistantId } : {}), assistantName: assistantName ?? '' }] };
}
