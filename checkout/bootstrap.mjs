// Where every command begins. Its syntax is so old that an old Node can read it, and say that it is too old.
const { node } = process.versions;

if (Number(node.split('.')[0]) < 18) {
  console.error(`Node ${node} is too old. Install Node 24 or later, then run the command again.`);
  process.exitCode = 1;
} else {
  import('./main.mjs');
}
