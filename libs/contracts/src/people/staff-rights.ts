import * as z from 'zod/mini';
import type { staffTools } from '../assistants/staff-tools.ts';

/** What somebody works as (S2 section 9). */
export const EmployeeRole = z.enum(
  ['Front Desk', 'Housekeeper', 'Manager', 'Maintenance'],
  'A role is Front Desk, Housekeeper, Manager or Maintenance.',
);
export type EmployeeRole = z.infer<typeof EmployeeRole>;

/** A tool of the staff assistant that works only once somebody was verified. */
export type GuardedTool = Exclude<keyof typeof staffTools, 'send_verification_code' | 'verify_code'>;

const everybody = EmployeeRole.options;
const desk: readonly EmployeeRole[] = ['Front Desk', 'Manager'];
const rooms: readonly EmployeeRole[] = ['Front Desk', 'Housekeeper', 'Manager'];

/** Voice permissions by role. The staff tools refuse by it, and the console shows it. */
export const staffRights: Record<GuardedTool, readonly EmployeeRole[]> = {
  get_staff_info: everybody,
  get_arrivals_today: rooms,
  get_checkouts_today: rooms,
  get_inhouse_guests: desk,
  get_room_status: everybody,
  update_room_status: everybody,
  unblock_room: ['Manager', 'Maintenance'],
  lookup_reservation: desk,
  modify_reservation: desk,
  check_in_guest: desk,
  check_out_guest: desk,
  extend_stay: desk,
};

export const guardedTools = Object.keys(staffRights) as GuardedTool[];

/** Whether somebody of this role may have the staff assistant use a tool. */
export const mayByVoice = (role: EmployeeRole, tool: GuardedTool): boolean => staffRights[tool].includes(role);
