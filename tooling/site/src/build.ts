import { type Command, start } from './command.ts';

/** Builds the three apps and mounts training and Storybook in the site; what did not change comes from the cache. */
export function build(): Command {
  return start('turbo', ['run', 'build', '--output-logs=new-only']);
}
