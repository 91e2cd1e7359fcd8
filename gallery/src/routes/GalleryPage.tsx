import { PageFrame } from '@bank/shared/ui';
import { examples } from '../examples';
import { useText } from '../messages';
import { Specimen } from '../Specimen';

/** Every part of `@bank/shared/ui`, in all its states. Headings are in the page’s language, so that it mirrors; examples are in English. */
export default function GalleryPage() {
  const text = useText();
  return (
    <PageFrame>
      {examples.map(({ title, Example, source }) => (
        <Specimen key={title} title={text(title)} source={source}>
          <Example />
        </Specimen>
      ))}
    </PageFrame>
  );
}
