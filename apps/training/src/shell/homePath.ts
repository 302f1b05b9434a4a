/** The site that the app is mounted in. */
export const homePath = '/';
