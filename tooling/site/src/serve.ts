import { build } from './build.ts';
import { isFree, parsePort } from './port.ts';
import { startSite } from './startSite.ts';

/** `npm start`: builds what changed, serves the site and says where, until it is told to stop. */
async function serve(): Promise<number> {
  let stop: (() => Promise<void>) | undefined;
  let stopping = false;
  const told = new Promise<number>((resolve) => {
    const end = () => {
      if (stopping) return;
      stopping = true;
      void Promise.resolve(stop?.()).then(() => resolve(0));
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    process.on('SIGHUP', end);
  });

  const port = parsePort(process.env.PORT);
  if (!(await isFree(port))) {
    console.error(`Port ${port} is taken. Stop what serves there, or choose another: PORT=3100 npm start`);
    return 1;
  }

  const building = build();
  stop = () => building.stop();
  const built = await Promise.race([building.ended, told]);
  if (stopping) return told;
  if (built !== 0) {
    console.error('The build failed; what it said stands above.');
    return built;
  }

  const starting = startSite(port);
  stop = () => starting.then((site) => site.stop());
  const site = await Promise.race([starting, told]);
  if (typeof site === 'number') return site;
  console.log(
    [
      '',
      `Farkle      ${site.url}`,
      `Training    ${site.url}/training`,
      `Storybook   ${site.url}/storybook`,
      '',
      'Ctrl-C stops it.',
    ].join('\n'),
  );
  const code = await Promise.race([site.ended, told]);
  if (stopping) return told;
  console.error(`The site's server ended by itself with code ${code}.`);
  return code === 0 ? 1 : code;
}

serve().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
