import path from 'node:path';
import { recordReports, reviewReports } from './recordedSurface.ts';
import { missingBump } from './reviewSurface.ts';
import { withScratchFolder } from './withScratchFolder.ts';
import { writeReports } from './writeReports.ts';

await withScratchFolder(async (folder) => {
  const reports = path.join(folder, 'reports');
  await writeReports(reports);
  const review = await reviewReports(reports);
  const bump = missingBump(review);
  if (bump) {
    console.error(bump);
    process.exitCode = 1;
    return;
  }
  await recordReports(reports);
  console.log(`shared/surface holds the surface of @bank/shared ${review.version}.`);
});
