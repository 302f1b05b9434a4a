/**
 * The site that the app is mounted in; null where the app is alone. Built for a folder of its own (`--base ./`) it
 * knows of no site.
 */
export const siteHome: string | null = import.meta.env.BASE_URL.startsWith('/') ? '/' : null;
