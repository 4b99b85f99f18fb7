import type * as z from 'zod/mini';
import '@booking/contracts/english';
import type { AdmissionReason } from '@booking/contracts/admission-reason';
import { RemoteDeclaration } from '@booking/contracts/remote-build';

const declared = new Set(Object.keys(RemoteDeclaration.shape));

const problemOf = ({ code, message, path }: z.core.$ZodIssue): string => {
  if (path[0] === 'assets' && path.length === 2)
    return code === 'invalid_key' ? 'This is no name of a file.' : 'The file has no sha384 integrity.';
  if (code === 'unrecognized_keys' && message.includes('"getPublicPath"'))
    return 'It has getPublicPath, which is code that would be run in the page.';
  if (message.endsWith('received undefined')) return 'It is missing.';
  return `${message}.`;
};

/** What is not as a release or a declaration is written, field by field. */
export function shapeReasons(candidate: unknown, schema: z.ZodMiniType): AdmissionReason[] {
  const { error } = schema.safeParse(candidate);
  return (error?.issues ?? []).map((issue) => ({
    field: issue.path.join('.') || 'the file as a whole',
    problem: problemOf(issue),
    fix: declared.has(String(issue.path[0]))
      ? 'Mend it in remote.json and build again.'
      : 'Build the remote again; the build writes this, nobody by hand.',
  }));
}
