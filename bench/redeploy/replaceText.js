/** A loader that stands for a change of the sources. */
export default function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} does not contain "${from}".`);
  return source.replaceAll(from, to);
}
