/**
 * In the browser, at the end of the page: loads the page's scripts (data-files) when it is painted and the browser is idle,
 * and one that the network has lost again, after ever longer pauses. A background tab paints nothing, and waits for the timer;
 * Safari has no requestIdleCallback.
 * The page has the source of this function (gatsby-ssr.tsx), which therefore uses nothing from outside of it.
 */
export function startScripts() {
  const files = document.currentScript!.dataset.files!.split(" ");
  let pause = 1000;
  function load(src: string) {
    const script = document.createElement("script");
    document.body.append(Object.assign(script, { src }));
  }
  function start() {
    for (const file of files.splice(0)) load(file);
  }
  requestAnimationFrame(() => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start);
  });
  setTimeout(start, 2000);
  addEventListener(
    "error",
    ({ target }) => {
      const { localName, src } = target as HTMLScriptElement;
      if (localName !== "script" || !src.startsWith(location.origin)) return;
      pause *= 2;
      setTimeout(load, pause, src);
    },
    true,
  );
}
