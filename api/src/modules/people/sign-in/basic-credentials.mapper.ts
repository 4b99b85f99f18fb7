/** E-mail and password of an `Authorization: Basic` header (RFC 7617); undefined when it is not one. */
export function basicCredentials(header: string | undefined): { email: string; password: string } | undefined {
  const [scheme, value] = header?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic' || !value) return undefined;
  const [, email, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(value, 'base64').toString()) ?? [];
  return email && password !== undefined ? { email, password } : undefined;
}
