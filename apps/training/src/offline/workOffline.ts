/** Installs the worker that keeps the app for times without a network, once the first screen stands. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { BASE_URL } = import.meta.env;
  // The site serves the app without a closing slash too, so the worker has to answer for that address as well.
  const scope = BASE_URL.startsWith('/') && BASE_URL !== '/' ? BASE_URL.slice(0, -1) : BASE_URL;
  const install = () => {
    // Where no worker can be had (a private window, no secure address), the app works with a network as before.
    navigator.serviceWorker.register(`${BASE_URL}sw.js`, { scope }).catch(() => undefined);
  };
  if (document.readyState === 'complete') install();
  else window.addEventListener('load', install, { once: true });
}
