/** @returns the source of what a customer orders: its keys are of no other's orders */
export function customerSource(customerId: string): string {
  return `customer:${customerId}`;
}
