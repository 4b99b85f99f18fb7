import type { Analysis, Call } from './call-record.ts';

/** What the analysis after a call finds: nothing at all when the caller never spoke. `about` is a sentence, `failedTools` by name. */
export function summarise(call: Call, about: string, failedTools: readonly string[]): Analysis {
  if (!call.messages.some((message) => message.role === 'user')) return {};
  const usedTools = call.messages.some((message) => message.role === 'tool_calls');
  const sentences = [/[.?!]$/.test(about) ? about : `${about}.`];
  if (failedTools.length > 0) {
    sentences.push(`The assistant could not help with it (${[...new Set(failedTools)].map(wordsOf).join(', ')}).`);
  } else if (usedTools) {
    sentences.push('The assistant looked it up and answered.');
  }
  const talkedToTheEnd = call.endedReason === 'customer-ended-call' || call.endedReason === 'assistant-ended-call';
  return {
    summary: sentences.join(' '),
    successEvaluation: talkedToTheEnd && usedTools && failedTools.length === 0 ? 'true' : 'false',
  };
}

function wordsOf(tool: string): string {
  return tool.replaceAll('_', ' ');
}
