import { bundleIfChanged } from '../../bundleIfChanged.mjs';

/** Once for a test run: what tests start is what the sources say. */
export default function bundleServers() {
  bundleIfChanged();
}
