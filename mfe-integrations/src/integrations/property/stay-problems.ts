import { integrationEndpoints } from '@booking/contracts/integrations';
import type { StayDates } from '../stay-ahead.ts';

/** The form as it is typed. */
export type StayForm = StayDates & { adults: string; children: string };

const counted: Partial<Record<string, string>> = {
  adults: 'Between 1 and 20 adults.',
  children: 'Between 0 and 20 children.',
};

/** What keeps a stay from being asked for, by field; the API's own rules. */
export function stayProblems(form: StayForm): Partial<Record<keyof StayForm, string>> {
  const { error } = integrationEndpoints.ratePlans.query.safeParse(form);
  const problems = (error?.issues ?? []).map(({ path, message }) => {
    const field = String(path[0]);
    return [field, counted[field] ?? message];
  });
  return Object.fromEntries(problems) as Partial<Record<keyof StayForm, string>>;
}
