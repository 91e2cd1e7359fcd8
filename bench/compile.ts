import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';

/** @throws with the bundler's errors */
export function compile(configuration: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) =>
    rspack(configuration).run((error, result) => {
      if (error || !result || result.hasErrors()) reject(error ?? new Error(result?.toString('errors-only')));
      else resolve(result.toJson({ all: false, chunkGroups: true }));
    }),
  );
}
