import { RETRY_SCRIPT } from '@bank/gateway/retryScript.ts';
import { integrity } from '@bank/registry/integrity.ts';
import type { Difference } from './Difference.ts';

export function compareScripts(expected: string, found: string): Difference[] {
  const [before, now] = [scriptsOf(expected), scriptsOf(found)];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((what) => {
    const [wanted, is] = [before.get(what) ?? 'no such script', now.get(what) ?? 'no such script'];
    return wanted === is ? [] : [{ what, expected: wanted, found: is }];
  });
}

/** Maps script elements to the `integrity` attribute of a file, or the hash of an inline script's text. */
function scriptsOf(html: string): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)(?:<\/script\b[^>]*>|$)/gi)) {
    const source = attributeOf(attributes, 'src');
    const name = source ?? (attributeOf(attributes, 'id') ? `#${attributeOf(attributes, 'id')}` : nameOf(text));
    const same = [...scripts.keys()].filter((known) => known.startsWith(`script ${name}`)).length;
    const hash = source ? (attributeOf(attributes, 'integrity') ?? 'no integrity') : integrity(text);
    scripts.set(`script ${name}${same > 0 ? ` (${same + 1})` : ''}`, hash);
  }
  return scripts;
}

/** The gateway's own has a name, so that any other counts as added. */
function nameOf(text: string): string {
  return text === RETRY_SCRIPT ? 'that retries' : 'inline';
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`\\b${name}\\s*=\\s*(?:["']([^"']*)["']|([^\\s>]+))`, 'i').exec(attributes) ?? [];
  return quoted ?? bare;
}
