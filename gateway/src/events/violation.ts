import Type from 'typebox';
import { Value } from 'typebox/value';

/** Holds nothing about the customer but the page's path, which is reduced to its mount before it is kept. */
export interface Violation {
  rule: string;
  blocked: string;
  page: string;
  source: string;
}

const facts = Type.Record(Type.String(), Type.Unknown());
/** https://www.w3.org/TR/reporting-1/#media-type */
const reportingApi = Type.Array(Type.Object({ type: Type.String(), body: facts }), { maxItems: 100 });
/** https://www.w3.org/TR/CSP2/#violation-reports */
const cspReport = Type.Object({ 'csp-report': facts });

/** @param artifacts `/banking/artifacts/` @returns `undefined` for malformed reports */
export function readViolations(text: string, artifacts: string): Violation[] | undefined {
  const value = parseJson(text);
  if (Value.Check(cspReport, value)) return fromCspReport(value['csp-report'], artifacts);
  if (!Value.Check(reportingApi, value)) return undefined;
  return value.flatMap(({ type, body }) => {
    if (type === 'integrity-violation')
      return toViolations({ ...body, effectiveDirective: 'integrity-policy' }, artifacts);
    return type === 'csp-violation' ? toViolations(body, artifacts) : [];
  });
}

function fromCspReport(body: Record<string, unknown>, artifacts: string): Violation[] {
  return toViolations(
    {
      effectiveDirective: body['effective-directive'] ?? body['violated-directive'],
      blockedURL: body['blocked-uri'],
      documentURL: body['document-uri'],
      sourceFile: body['source-file'],
      lineNumber: body['line-number'],
      sample: body['script-sample'],
    },
    artifacts,
  );
}

function toViolations(body: Record<string, unknown>, artifacts: string): Violation[] {
  const [rule = ''] = textOf(body.effectiveDirective).split(' ');
  if (!/^[a-z-]{1,40}$/.test(rule)) return [];
  const [sink = ''] = textOf(body.sample).split('|');
  const blocked = redactUrl(body.blockedURL, artifacts);
  const isSink = blocked === 'trusted-types-sink' && /^\w{1,40}( \w{1,40})?$/.test(sink);
  const source = redactUrl(body.sourceFile, artifacts);
  const line = source && Number.isSafeInteger(body.lineNumber) ? `:${body.lineNumber}` : '';
  const page = textOf(body.documentURL);
  return [
    {
      rule,
      blocked: isSink ? sink : blocked,
      page: URL.canParse(page) ? new URL(page).pathname : '',
      source: source + line,
    },
  ];
}

function redactUrl(value: unknown, artifacts: string): string {
  const text = textOf(value);
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  if (!URL.canParse(text)) return '';
  const { pathname, origin, protocol } = new URL(text);
  const file = pathname.startsWith(artifacts) ? pathname.slice(artifacts.length) : '';
  if (/^[\w./-]{1,160}$/.test(file)) return file;
  return (origin === 'null' ? protocol : origin).slice(0, 160);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
