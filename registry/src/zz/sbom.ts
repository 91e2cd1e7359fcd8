import { parseSbom } from '../sbom/parseSbom.ts';

const mb = Number(process.argv[2]);
const levels = Number(process.argv[3] ?? 0);
const head = '{"bomFormat":"CycloneDX","components":[';
const n = Math.floor((mb * 1e6) / 13);
const nest = '{"name":"a","components":['.repeat(levels);
const text = head + nest + '{"name":"a"},'.repeat(n).slice(0, -1) + ']}'.repeat(levels) + ']}';
const bytes = new TextEncoder().encode(text);
const b = process.cpuUsage();
try {
  console.log(bytes.length, parseSbom(bytes, 'x').length);
} catch (e) {
  console.log(String(e).slice(0, 200));
}
const { user, system } = process.cpuUsage(b);
console.log(Math.round((user + system) / 1000), 'ms cpu', Math.round(process.memoryUsage().rss / 1e6), 'MB');
