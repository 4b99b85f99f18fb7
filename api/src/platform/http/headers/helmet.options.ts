import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The headers of every answer. @param pictures where the property system keeps the hotel's photos, when it is not an https address */
export const helmetOptions = (isHttps: boolean, pictures: string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https:', ...pictures],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'font-src': ["'self'"],
    },
  },
  hsts: isHttps,
  frameguard: { action: 'deny' },
  // only Internet Explorer knew it, and every script carries it
  xDownloadOptions: false,
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
});
