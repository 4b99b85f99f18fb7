import * as z from 'zod/mini';
import { bodyLimits } from '../endpoint/body-limits.ts';
import { customerTools } from './customer-tools.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { guestTools } from './guest-tools.ts';
import { staffTools } from './staff-tools.ts';

export const ToolAudience = z.enum(['guest', 'staff', 'customer_experience']);
export type ToolAudience = z.infer<typeof ToolAudience>;

/** What the console calls the assistants of an audience. */
export const audienceNames: Record<ToolAudience, string> = {
  guest: 'Guest',
  staff: 'Staff',
  customer_experience: 'Customer experience',
};

/** What using a tool does to the world; one that writes or charges is never tried without a person's yes. */
export const ToolEffect = z.enum(['reads', 'writes', 'charges']);
export type ToolEffect = z.infer<typeof ToolEffect>;

export type ToolDefinition = {
  group: string;
  effect: ToolEffect;
  /** It texts the caller. On the website, where any number can be typed, that takes a proof of the number. */
  texts?: true;
  /** Tells the language model what it is for. */
  description: string;
  parameters: z.ZodMiniObject;
  /** What the caller hears while it works, and when it does not; empty for nothing. */
  says: string;
  fails: string;
};
export type ToolDefinitions = Record<string, ToolDefinition>;

/** Every tool the three assistants have; the union of both readings of the specification (S1 section 9, S2 sections 6 and 7). */
export const toolCatalogue = {
  guest: guestTools,
  staff: staffTools,
  customer_experience: customerTools,
} as const satisfies Record<ToolAudience, ToolDefinitions>;

/** The tool of this name that the assistants of an audience have, if they have one. */
export function toolOf(audience: ToolAudience, name: string): ToolDefinition | undefined {
  const tools: ToolDefinitions = toolCatalogue[audience];
  return Object.hasOwn(tools, name) ? tools[name] : undefined;
}

const tool = {
  method: 'POST',
  access: 'provider',
  bodyLimit: bodyLimits.serverMessage,
  params: z.object({ tool: z.string().check(z.maxLength(64)) }),
  body: z.record(z.string(), z.unknown()),
  answer: z.record(z.string(), z.unknown()),
} as const;

/** Where the tools of an audience are called. */
export const toolPath: Record<ToolAudience, string> = {
  guest: '/api/vapi-tools',
  staff: '/api/staff-tools',
  customer_experience: '/api/customer-tools',
};

export const toolEndpoints = endpoints({
  guest: { ...tool, path: '/api/vapi-tools/{tool}', summary: 'A tool of the guest booking assistant; bearer token' },
  staff: { ...tool, path: '/api/staff-tools/{tool}', summary: 'A tool of the staff assistant; bearer token' },
  customer: {
    ...tool,
    path: '/api/customer-tools/{tool}',
    summary: 'A tool of the customer experience assistant; bearer token',
  },
});
