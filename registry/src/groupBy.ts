/** Groups items in the order in which their keys first come. */
export function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Item[][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
