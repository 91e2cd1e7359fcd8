import { loadConfig } from '../config/loadConfig.ts';
import { configFile } from '../config/places.ts';

/** Inside the application, where no remote may mount it; `undefined` when the API is elsewhere. */
export async function apiPath(): Promise<string | undefined> {
  const { basePath, apiBase } = await loadConfig(configFile());
  return apiBase.startsWith(basePath) ? apiBase.slice(basePath.length - 1) : undefined;
}
