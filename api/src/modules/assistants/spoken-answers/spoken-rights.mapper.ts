import { guardedTools, mayByVoice, type EmployeeRole } from '@booking/contracts/staff-rights';

/** What a role may have the assistant do: "get arrivals today, get room status". */
export const spokenRights = (role: EmployeeRole): string =>
  guardedTools
    .filter((tool) => tool !== 'get_staff_info' && mayByVoice(role, tool))
    .map((tool) => tool.replaceAll('_', ' '))
    .join(', ');
