import { bundleIfChanged } from '../../bundleIfChanged.mjs';

export default function bundleServers() {
  bundleIfChanged();
}
