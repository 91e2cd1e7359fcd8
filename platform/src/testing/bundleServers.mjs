import { bundleIfChanged } from '../../bundleIfChanged.mjs';

/** Before a test run, so that tests start the current sources. */
export default function bundleServers() {
  bundleIfChanged();
}
