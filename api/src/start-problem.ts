type Failure = Error & { code?: string; port?: number; errors?: Failure[] };

/** Why the API did not start, in one line that says what to do; never a stack or a password. */
export function startProblem(error: unknown, databaseUrl: string): string {
  const failure = error as Failure;
  const { code = failure.errors?.[0]?.code ?? '', port, message } = failure;
  const database = `the database of DATABASE_URL (${new URL(databaseUrl).host})`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  if (
    code === 'ECONNREFUSED' ||
    code === 'ENOTFOUND' ||
    code === 'ETIMEDOUT' ||
    code === 'EAI_AGAIN' ||
    /timeout/i.test(message)
  ) {
    return `Cannot reach ${database}: ${code || 'no answer in time'}. Check that it runs and that the address is right.`;
  }
  if (code === '28P01' || code === '28000') return `User or password for ${database} is wrong.`;
  if (code === '3D000') return `Cannot find ${database}: it does not exist. Create it first.`;
  if (code === '53100' || code === 'ENOSPC') return 'The disk of the database is full. Make room and start again.';
  return `Cannot start: ${message.split('\n')[0]}`;
}
