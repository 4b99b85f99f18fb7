/** One message of a chat, in the form model providers use. */
export type ChatMessage =
  | { role: 'user' | 'assistant'; content: string }
  | {
      role: 'assistant';
      content: string;
      tool_calls: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
    }
  | { role: 'tool'; content: string; tool_call_id: string };

/** A chat as `POST /chat` answers it. */
export type Chat = {
  id: string;
  orgId: string;
  createdAt: string;
  updatedAt: string;
  assistantId?: string;
  assistant?: unknown;
  sessionId?: string;
  messages: ChatMessage[];
  output: ChatMessage[];
} & Record<string, unknown>;
