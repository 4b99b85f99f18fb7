const nameKey = /^(?:first|last|full|guest|caller|customer|employee)?_?name$/i;

/** What people are called in a call: the caller as the platform knows them, and everybody who was put down in a tool's arguments. */
export const namesIn = (
  callerName: string | null,
  tools: readonly { arguments: Record<string, unknown> }[],
): string[] => {
  const given = tools.flatMap((tool) => Object.entries(tool.arguments).filter(([key]) => nameKey.test(key)));
  return [callerName, ...given.map(([, value]) => value)].filter((name) => typeof name === 'string');
};
