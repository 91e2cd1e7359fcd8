/** A list that is kept in the tab, so that a visitor can try every step without a server. The newest first. */
export function sampleStore<Item extends { id: string }>(key: string, initial: () => Item[]) {
  const read = (): Item[] => {
    const kept = sessionStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Item[]) : initial();
  };
  const write = (items: Item[]) => sessionStorage.setItem(key, JSON.stringify(items));
  return {
    read,
    add: (item: Item) => write([item, ...read()]),
    replace: (item: Item) => write(read().map((one) => (one.id === item.id ? item : one))),
    remove: (id: string) => write(read().filter((item) => item.id !== id)),
  };
}
