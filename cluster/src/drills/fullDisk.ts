import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Drill, type Scene, SETTLED_MS } from './Drill.ts';

const FULL_MS = 10_000;
/** This much is free until the drill takes it. */
const FREE_MB = 64;

export const fullDisk: Drill = {
  name: `a full disk of PostgreSQL for ${FULL_MS / 1000} s`,
  play: async (scene) => {
    if (process.getuid?.() !== 0) return 'not played: only root makes a small file system';
    const { cluster, load } = scene;
    const data = path.join(cluster.postgres.folder, 'data');
    await whileDown(scene, () => moveToSmallDisk(data));
    try {
      await setTimeout(SETTLED_MS);
      await load.withoutDatabase(async () => {
        const filler = path.join(data, 'filler');
        fill(filler);
        await setTimeout(FULL_MS);
        rmSync(filler);
        // PostgreSQL ends itself when it cannot write its log.
        await cluster.postgres.kill();
        await cluster.postgres.start();
      });
      await setTimeout(SETTLED_MS);
    } finally {
      await whileDown(scene, () => moveBack(data));
    }
    await setTimeout(SETTLED_MS);
    return 'pages were served meanwhile';
  },
};

function whileDown({ cluster, load }: Scene, act: () => void): Promise<void> {
  return load.withoutDatabase(async () => {
    await cluster.postgres.kill();
    act();
    await cluster.postgres.start();
  });
}

function moveToSmallDisk(data: string): void {
  const megabytes = Number(execFileSync('du', ['-sm', data], { encoding: 'utf8' }).split('\t')[0]);
  shell(`mv ${data} ${data}-large && mkdir ${data}`);
  shell(`mount -t tmpfs -o size=${megabytes + FREE_MB}m,mode=0700 tmpfs ${data}`);
  shell(`cp -a ${data}-large/. ${data}/ && chown --reference=${data}-large ${data} && rm -r ${data}-large`);
}

function moveBack(data: string): void {
  shell(`cp -a ${data} ${data}-large && umount ${data} && rmdir ${data} && mv ${data}-large ${data}`);
}

function fill(file: string): void {
  shell(`dd if=/dev/zero of=${file} bs=1M 2>/dev/null || true`);
}

function shell(line: string): void {
  execFileSync('sh', ['-c', line]);
}
