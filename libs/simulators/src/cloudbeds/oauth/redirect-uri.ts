const CALLBACK = '/api/auth/cloudbeds/callback';
const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * Whether a consent may lead there: the product's callback, on the product's own origin or on loopback under either
 * name and any port, because people open the product under both.
 */
export function isRegistered(redirectUri: string, productUrl: string): boolean {
  const uri = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  if (!uri || uri.pathname !== CALLBACK || uri.search !== '' || uri.hash !== '' || uri.username !== '') return false;
  const product = new URL(productUrl);
  return uri.origin === product.origin || (uri.protocol === product.protocol && LOOPBACK.includes(uri.hostname));
}
