import { configSchema } from '../config/configSchema.ts';
import { remoteManifest, shellManifest } from '../manifestSchema.ts';
import { rolesSchema } from '../roles/schema.ts';
import { releaseSchemas } from '../schema.ts';
import { telemetryFacts } from '../telemetry/facts.ts';
import { uncheckedKeys } from '../testing/uncheckedKeys.ts';
import { schemaOf } from './schemas.ts';

/** Pages and comparisons take known words of these alone, and builds of before may have others. */
const CLEANED = /\.(titles|operations)$/;

test.each([
  ['of packages', schemaOf('packages/mfe-cards')],
  ['of operators', schemaOf('operators')],
  ['of the judge', schemaOf('judge')],
  ['of roles', rolesSchema],
  ['of a shell', releaseSchemas.shell],
  ['of a remote', releaseSchemas.remote],
  ['of a build of a shell', shellManifest],
  ['of a build of a remote', remoteManifest],
  ['of the configuration', configSchema],
  ['of telemetry', telemetryFacts],
])('records %s check the values under all of their keys, or refuse the key', (_, schema) => {
  expect(uncheckedKeys(schema).filter((place) => !CLEANED.test(place))).toEqual([]);
});
