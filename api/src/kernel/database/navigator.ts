// Node 21 and later define it. Without it pg makes a `Response` to learn where it runs, which loads all of fetch: 60 ms.
if (!('navigator' in globalThis)) {
  Object.assign(globalThis, { navigator: { userAgent: `Node.js/${process.versions.node}` } });
}
