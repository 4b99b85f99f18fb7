import * as z from 'zod/mini';
import type { Unlisted } from '../endpoint/labels.ts';

export const Role = z.enum(['owner', 'manager', 'front_desk', 'viewer']);
export type Role = z.infer<typeof Role>;

const owners: readonly Role[] = ['owner'];
const everyone: readonly Role[] = ['owner', 'manager', 'front_desk', 'viewer'];
const desk: readonly Role[] = ['owner', 'manager', 'front_desk'];
const managers: readonly Role[] = ['owner', 'manager'];

/** Which roles hold which permission. The API refuses by it; the console hides by it. */
export const permissions = {
  'accounts:manage': owners,
  'dashboard:read': everyone,
  'audit:read': managers,
  'calls:read': everyone,
  'calls:export': desk,
  'calls:review': desk,
  'calls:listen': managers,
  'calls:end': managers,
  'calls:reconcile': managers,
  'alerts:read': everyone,
  'alerts:acknowledge': desk,
  'metrics:read': managers,
  'mode:read': everyone,
  'mode:change': managers,
  'assistants:read': everyone,
  'assistants:change': managers,
  'assistants:publish': managers,
  'documentation:read': everyone,
  'documentation:change': managers,
  'integrations:read': everyone,
  'integrations:test': managers,
  'guests:read': everyone,
  'inventory:read': everyone,
  'payments:read': everyone,
  'payments:export': desk,
  'payments:refund': managers,
  'payments:match': managers,
  'employees:read': desk,
  'employees:change': managers,
  'verifications:read': managers,
  'extensions:read': everyone,
  'extensions:export': desk,
  'extensions:retry': desk,
  'precheckins:read': desk,
  'precheckins:handle': desk,
  'precheckins:images': desk,
  'privacy:manage': managers,
  'remotes:read': everyone,
  'remotes:ship': owners,
  'reservations:export': desk,
  'reservations:read': everyone,
  'settings:read': managers,
  'settings:change': managers,
  'webhooks:read': managers,
  'webhooks:replay': managers,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether a permission that was written elsewhere is known here. */
export const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

/** Whether somebody of this role may do it. */
export const may = (role: Role | Unlisted, permission: Permission): boolean =>
  permissions[permission].some((each) => each === role);
