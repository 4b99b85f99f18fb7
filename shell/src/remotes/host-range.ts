const numbers = (version: string): number[] => version.split('.').map(Number);

/** Whether a version of the host API lies in a range such as ^1.2.0, the form that remotes name. Other forms are for admission to judge. */
export function lies(version: string, range: string): boolean {
  const wanted = /^\^(\d+(?:\.\d+){0,2})$/.exec(range)?.[1];
  if (!wanted) return true;
  const [least, given] = [numbers(wanted), numbers(version)];
  if (least[0] !== given[0]) return false;
  const differs = [1, 2].find((place) => (least[place] ?? 0) !== given[place]);
  return differs === undefined || given[differs]! > (least[differs] ?? 0);
}
