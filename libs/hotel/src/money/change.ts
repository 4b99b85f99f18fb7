/** Today against yesterday as text: `+12%`, `-3%`, `0%`, or `–` when yesterday was nothing to compare with (design, section 7). */
export function changeText(today: number, yesterday: number): string {
  if (yesterday === 0) return '–';
  const percent = Math.round(((today - yesterday) / yesterday) * 100);
  return percent > 0 ? `+${percent}%` : `${percent || 0}%`;
}
