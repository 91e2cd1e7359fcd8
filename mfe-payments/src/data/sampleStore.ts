/** A list that is kept in the tab, so that a visitor can try every step without a server. The newest first. */
export function sampleStore<Item>(key: string, initial: () => Item[]) {
  const read = (): Item[] => {
    const kept = sessionStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Item[]) : initial();
  };
  return {
    read,
    add: (item: Item) => sessionStorage.setItem(key, JSON.stringify([item, ...read()])),
  };
}
