/** Vapi's own voices; their names are case-sensitive. */
const voices = [
  ...['Elliot', 'Savannah', 'Rohan', 'Emma', 'Clara', 'Nico', 'Kai', 'Sagar', 'Godfrey', 'Neil', 'Layla', 'Sid'],
  ...['Naina', 'Leo', 'Zoe', 'Mia', 'Jess', 'Zac', 'Dan', 'Leah', 'Tara'],
];
/** Not to be had since March 2026. */
const retired = ['Spencer', 'Neha', 'Harry', 'Cole', 'Paige', 'Hana', 'Lily', 'Kylie'];

const sameName = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();

/** Why Vapi will not take this as a voice of its own; undefined when it will, as far as we know. */
export function vapiVoiceError(name: string): string | undefined {
  if (retired.some(sameName(name))) return `Vapi has retired the voice ${name}. Choose another, such as ${voices[0]}.`;
  const right = voices.find(sameName(name));
  return right && right !== name ? `Vapi writes this voice ${right}.` : undefined;
}
