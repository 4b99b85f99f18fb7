import type { Json } from '../lenient-json.mapper.ts';

/** Fields that hold a secret by their name; `isServerUrlSecretSet` and `maxTokens` do not. */
export const isSecretField = (name: string): boolean =>
  /^token$|secret(?!set)|password|private_?key|api_?key|(auth|access|bearer|refresh)_?token$/i.test(name);

/** Headers that show who sends. */
export const isSecretHeader = (name: string): boolean =>
  /authorization|secret|token|api-?key|password|signature|cookie/i.test(name);

/** Where an object of Vapi's holds a secret in clear, such as `server.headers.Authorization`. */
export function findSecrets(value: unknown, path: readonly string[] = []): string[] {
  if (value === null || typeof value !== 'object') return [];
  const isHeaders = path.at(-1) === 'headers';
  return Object.entries(value as Json).flatMap(([name, held]) => {
    const isSecret = isHeaders ? isSecretHeader(name) : isSecretField(name);
    const at = [...path, name];
    return typeof held === 'string' ? (isSecret && held !== '' ? [at.join('.')] : []) : findSecrets(held, at);
  });
}
