import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';

/** What injected code could send things out by, and a header can close. */
const CLOSED = ['default-src', 'base-uri', 'object-src', 'frame-ancestors'];

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split('; ').map((part) => part.split(' '));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

const violation = (documentURL: string, from: number) => [
  {
    type: 'csp-violation',
    body: {
      documentURL,
      blockedURL: `https://evil-${from}.example/x.js`,
      effectiveDirective: 'script-src-elem',
    },
  },
];

export const gateway: Attack[] = [
  {
    name: 'code that got into a page sends things to other sites',
    play: async (victim) => {
      const policy = directivesOf(
        (await fetch(`${victim.url}auth/login`)).headers.get('content-security-policy') ?? '',
      );
      for (const name of CLOSED) assert(policy.get(name)?.join() === "'none'", `${name} is ${policy.get(name)}`);
      assert(policy.get('form-action')?.join() === "'self'", `form-action is ${policy.get('form-action')}`);
      const foreign = [...policy].filter(
        ([name, sources]) =>
          name.endsWith('-src') && sources.some((source) => /^(\*|\w+:\/\/|https?:|wss?:)/.test(source)),
      );
      assert(foreign.length === 0, foreign.map((directive) => directive.flat().join(' ')).join('; '));
      return `the header’s policy names no other site for requests, frames and forms`;
    },
  },
  {
    name: '600 forged reports of violations',
    play: async (victim) => {
      const before = victim.log.length;
      const send = (from: number) =>
        fetch(`${victim.url}reports`, {
          method: 'POST',
          headers: { 'content-type': 'application/reports+json', 'x-forwarded-for': `10.1.${from >> 8}.${from & 255}` },
          body: JSON.stringify(violation(victim.url, from)),
        }).then((answer) => answer.arrayBuffer());
      for (let sent = 0; sent < 600; sent += 100)
        await Promise.all(Array.from({ length: 100 }, (_, index) => send(sent + index)));
      const written = victim.log.slice(before);
      const other = written.split('\n').find((line) => line && !line.includes('A browser reported a violation'));
      const grown = `the log has grown by ${written.length} bytes${other ? `; beside reports there is: ${other}` : ''}`;
      assert(written.length > 0 && written.length < 50_000, grown);
      return grown;
    },
  },
  {
    name: 'strangers ask for health',
    play: async (victim) => {
      const answer = await fetch(`${victim.url}health`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
      const text = await answer.text();
      assert(/^{"status":"\w+"}$/.test(text), `it shows ${text}`);
      return `all they learn is ${text}`;
    },
  },
];
