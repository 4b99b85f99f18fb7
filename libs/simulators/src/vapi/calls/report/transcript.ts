import type { CallMessage } from './call-record.ts';

/** The conversation as lines of "AI: …" and "User: …", each ended by a line break. */
export function transcriptText(messages: readonly CallMessage[]): string {
  const lines = messages.flatMap((message) => {
    if (message.role === 'bot') return [`AI: ${message.message}\n`];
    return message.role === 'user' ? [`User: ${message.message}\n`] : [];
  });
  return lines.join('');
}

/** The conversation in the form model providers use. */
export function openAiFormatted(messages: readonly CallMessage[]): Record<string, unknown>[] {
  return messages.map((message) => {
    switch (message.role) {
      case 'system':
      case 'user':
        return { role: message.role, content: message.message };
      case 'bot':
        return { role: 'assistant', content: message.message };
      case 'tool_calls':
        return { role: 'assistant', content: '', tool_calls: message.toolCalls };
      case 'tool_call_result':
        return { role: 'tool', tool_call_id: message.toolCallId, content: message.result };
    }
  });
}

/** The two views of the conversation that every server message carries. */
export function conversationArtifact(messages: readonly CallMessage[]): Record<string, unknown> {
  return { messages: [...messages], messagesOpenAIFormatted: openAiFormatted(messages) };
}
