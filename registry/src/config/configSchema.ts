import { EMAIL_PATTERN } from '@bank/shared/api';
import Type from 'typebox';
import { name as packageName, path as pagePath, slotPattern } from '../manifestSchema.ts';
import { remoteSettings } from '../settings/schemas.ts';
import { LANGUAGES } from '../texts/pageTexts.ts';
import { refusedSchema } from './refusedComponents.ts';
import { releaseRulesSchema } from './releaseRules.ts';
import { servicesSchema } from './services.ts';

const text = (description: string, pattern = '\\S') => Type.String({ pattern, description });

/** Editors alone read it. */
export const schemaAddress = Type.Optional(Type.String({ description: 'the address of the JSON Schema, for editors' }));

/** What `bank.config.json` may say. */
export const configSchema = Type.Object(
  {
    $schema: schemaAddress,
    deployment: text('a name of letters, digits and hyphens, such as "international-bank"', '^[\\w-]+$'),
    rootThreshold: Type.Integer({ minimum: 1, description: 'a whole number of keys' }),
    registryMaxAgeDays: Type.Integer({ minimum: 1, description: 'a whole number of days' }),
    bankName: text('a name of at least one character'),
    tagline: text('a line of at least one character'),
    basePath: text('a path with both slashes, such as "/banking/"', '^/([\\w-]+/)*$'),
    apiBase: text(
      'a path such as "/api/v1" or an absolute http(s) URL, without a slash at its end',
      '^(https?://[^/\\s]+(/[\\w.-]+)*|(/[\\w.-]+)+)$',
    ),
    environment: text('a label such as "prod"'),
    version: text('a version such as "v1.0.0"', '^v\\d+\\.\\d+\\.\\d+'),
    dataMode: Type.Union([Type.Literal('sample'), Type.Literal('live')], { description: '"sample" or "live"' }),
    siteUrl: text('an absolute http(s) URL', '^https?://[^\\s]+$'),
    supportPhone: text('a phone number', '^\\+?[\\d ()-]{5,}$'),
    supportEmail: text('an e-mail address', EMAIL_PATTERN),
    eventsUrl: text('an absolute http(s) URL, or "" for the gateway', '^(https?://[^\\s]+)?$'),
    telemetrySample: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: 'a share from 0 to 1, such as 0.1' }),
    ),
    idleMinutes: Type.Integer({ minimum: 3, maximum: 480, description: 'a whole number of minutes from 3 to 480' }),
    navigationGroups: Type.Array(Type.String({ pattern: '\\S', maxLength: 60 }), {
      minItems: 1,
      uniqueItems: true,
      description: 'a list of different names, such as ["Main", "Insights"]',
    }),
    navigationOrder: Type.Optional(
      Type.Array(pagePath, {
        uniqueItems: true,
        description: 'a list of different paths, such as ["/dashboard", "/accounts"]',
      }),
    ),
    navigationBar: Type.Optional(
      Type.Array(pagePath, {
        maxItems: 4,
        uniqueItems: true,
        description: 'a list of up to four different paths, such as ["/dashboard", "/cards"]',
      }),
    ),
    languages: Type.Optional(
      Type.Array(Type.String({ pattern: `^(${LANGUAGES.join('|')})(-[A-Z]{2}(-u-nu-(arab|latn))?)?$` }), {
        minItems: 1,
        uniqueItems: true,
        description: `a list of different languages out of ${LANGUAGES.join(', ')}, with or without a region, such as ["en", "es-MX", "ar-EG"]`,
      }),
    ),
    platformPage: Type.Boolean({ description: 'true or false' }),
    overrides: Type.Boolean({ description: 'true or false' }),
    dictionaries: Type.Optional(Type.Boolean({ description: 'true or false' })),
    services: Type.Optional(servicesSchema),
    refuse: Type.Optional(refusedSchema),
    /** `bank share` does not propose them. */
    notShared: Type.Optional(
      Type.Array(Type.String({ pattern: '^(@[\\w.-]+/)?[\\w.-]+$' }), {
        description: 'a list of packages, such as ["lucide-react"]',
      }),
    ),
    releases: Type.Optional(releaseRulesSchema),
    remotes: Type.Optional(remoteSettings),
    /** Flags in flagd's format count before the rules of the registry. */
    flags: Type.Optional(text('a file or an absolute http(s) URL with flags in the format of flagd')),
    /** Gateways tell this address of changes and of their health. */
    alerts: Type.Optional(
      Type.Object(
        { url: text('an absolute http(s) URL', '^https?://[^\\s]+$') },
        { additionalProperties: false, description: 'an object with "url"' },
      ),
    ),
    slots: Type.Optional(
      Type.Record(Type.String({ pattern: slotPattern }), Type.Array(packageName), {
        additionalProperties: false,
        description: 'packages by slot, such as "bank/dashboard/widget@1": ["mfe-cards"]',
      }),
    ),
  },
  { additionalProperties: false, description: 'an object' },
);
