/** What the chart says once it is loaded. */
export const words = {
  table: (days: number): string => `Calls and AI cost of each of the last ${days} days`,
  day: 'Day',
  calls: 'Calls',
  cost: 'Cost',
  lastDays: (days: number): string => `in the last ${days} days`,
  none: (days: number): string => `No calls in the last ${days} days`,
  noneYet: 'Calls will appear here as they come in',
  callsPerDay: 'Calls per day',
  costPerDay: 'AI cost per day',
  hint: 'Arrow keys move by day, Enter opens the calls of the day.',
  counted: (calls: string, isOne: boolean): string => `${calls} ${isOne ? 'call' : 'calls'}`,
} as const;
