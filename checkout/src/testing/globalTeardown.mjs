export default function globalTeardown() {
  return globalThis.testRun.close();
}
