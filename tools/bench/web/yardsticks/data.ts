/** About what the dashboard shows, for dashboards that are not ours. */
export const figures = ['Calls Today', 'AI Costs Today', 'Revenue Today', 'Total AI Costs'].map((title, id) => ({
  id,
  title,
  value: `$${(id + 1) * 123}.40`,
}));

export const tenCalls = Array.from({ length: 10 }, (_, id) => ({
  id,
  caller: `+1 512 555 01${id}0`,
  outcome: id % 2 ? 'booked' : 'info',
  duration: `${id + 1}:07`,
  cost: 0.21 + id / 10,
}));
