import { parsePort } from './port.ts';
import { startSite } from './startSite.ts';

/** Serves the site as it was last built on `PORT`, for the journeys; they end it with a signal. */
const site = await startSite(parsePort(process.env.PORT));
const stop = () => {
  void site.stop().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.exit(await site.ended);
