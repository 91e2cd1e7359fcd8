import { PageFrame } from '@bank/shared/ui';
import { examples } from '../examples';
import { Specimen } from '../Specimen';

/** Every part of `@bank/shared/ui`, in all its states. */
export default function GalleryPage() {
  return (
    <PageFrame>
      {examples.map(({ title, Example, source }) => (
        <Specimen key={title} title={title} source={source}>
          <Example />
        </Specimen>
      ))}
    </PageFrame>
  );
}
