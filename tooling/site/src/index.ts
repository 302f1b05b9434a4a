export { type Command, start } from './command.ts';
export { freePort, freePortNow, isFree, parsePort } from './port.ts';
export { root } from './root.ts';
export { type Site, startSite } from './startSite.ts';
