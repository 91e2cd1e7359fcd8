import { uncheckedKeys } from '@bank/registry/testing/uncheckedKeys.ts';
import { gatewayCounts } from './GatewayCounts.ts';

test('records of what gateways share check the values under all of their keys', () => {
  expect(uncheckedKeys(gatewayCounts)).toEqual([]);
});
