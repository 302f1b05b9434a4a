import type { MetadataRoute } from 'next';

/** Everything may be found; a table in play is nobody else's page. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/play/table', '/*/play/table'] } };
}
