/** The one place that reads the process's environment. */
export const env = {
  /** Development serves scripts that use `eval`, and the other two apps from servers of their own. */
  development: process.env.NODE_ENV === 'development',
} as const;
