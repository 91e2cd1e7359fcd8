// Prints why Kubernetes would refuse manifests, by its own schemas. Jest loads no packages that only `import` finds.
import { json } from 'node:stream/consumers';

const problems = [];
for (const manifest of await json(process.stdin)) {
  const { apiVersion, kind, metadata } = manifest;
  const Model = (await import(`kubernetes-models/${apiVersion}`))[kind];
  try {
    new Model(manifest).validate();
  } catch ({ message }) {
    problems.push(`${kind} ${metadata.name}: ${message}`);
  }
}
console.log(JSON.stringify(problems));
