/** Something outside the product is in the way: the command ends with this one line and exit code 1. */
export class UserFacingError extends Error {}

/** @throws UserFacingError always */
export function fail(reason: string): never {
  throw new UserFacingError(reason);
}

const codes: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room and start again.',
  EDQUOT: 'The disk quota is used up. Make room and start again.',
  EROFS: 'The disk can only be read here.',
};

/** The line that tells a person what is in the way. @throws the error itself when it is a mistake of ours */
export function userFacingMessage(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UserFacingError) return message;
  if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
  return codes[code] ?? message;
}
