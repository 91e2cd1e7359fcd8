/** @returns when its texts are there, or at once when it has none in that language */
type LoadCatalog = (language: string) => Promise<void>;

const catalogs = new Set<LoadCatalog>();
let wanted = 'en';

/** Its texts are fetched at once, while the rest of its package starts. */
export function registerCatalog(load: LoadCatalog): void {
  catalogs.add(load);
  // `catalogsReady` tells of a failure.
  load(wanted).catch(() => {});
}

/** Makes all that the page has shown so far ready for a language; what comes later follows. */
export async function loadCatalogs(language: string): Promise<void> {
  const before = wanted;
  wanted = language;
  try {
    await catalogsReady();
  } catch (error) {
    if (wanted === language) wanted = before;
    throw error;
  }
}

/** Resolves when every package that has been evaluated has its texts in the page's language. @throws when some cannot be fetched */
export async function catalogsReady(): Promise<void> {
  await Promise.all([...catalogs].map((load) => load(wanted)));
}
