import { playDeletions } from '../testing/playDeletions.ts';
import { playThefts } from '../testing/playThefts.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('whatever the holder of one squad’s key and of one root key of three writes, the others’ bank is what they alone have said', async () => {
  await playThefts(10_000);
}, 600_000);

test('whatever a squad writes, deletes and puts back, operators are heard, and no gateway goes back', async () => {
  await playDeletions(600, 3);
}, 600_000);
