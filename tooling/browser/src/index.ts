export { ensureBrowser } from './ensureBrowser.ts';
export { type BrowserLaunch, launchOptions } from './launchOptions.ts';
