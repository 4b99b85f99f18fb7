/** A session as `POST /session` answers it: chats in it go on from one another, with the variables it was opened with. */
export type Session = {
  id: string;
  orgId: string;
  createdAt: string;
  updatedAt: string;
  status: 'active';
  expirationSeconds: number;
  assistantId?: string;
  assistant?: unknown;
  assistantOverrides?: unknown;
};
