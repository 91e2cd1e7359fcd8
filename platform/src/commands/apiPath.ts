import { loadConfig } from '../config/loadConfig.ts';
import { configFile } from '../config/places.ts';

/** Where the deployment's API stands inside the application, if it does: no remote may mount there. */
export async function apiPath(): Promise<string | undefined> {
  const { basePath, apiBase } = await loadConfig(configFile());
  return apiBase.startsWith(basePath) ? apiBase.slice(basePath.length - 1) : undefined;
}
