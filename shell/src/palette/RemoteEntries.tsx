import { type ExtensionFacts, SlotExtension, useExtensions } from '@bank/shared/contract';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { offerAs } from './offeredEntries';

const SLOT = 'bank/palette/entries@1';

/** Loads what remotes add. One that fails or hangs is missing from the search, and nothing else. */
export const RemoteEntries = memo(() => {
  const extensions = useExtensions(SLOT);
  return (
    <Unseen inert>
      {extensions.map((extension) => (
        <Offering key={extension.id} extension={extension} />
      ))}
    </Unseen>
  );
});

function Offering({ extension }: { extension: ExtensionFacts }) {
  const [props] = useState(() => ({ offer: offerAs(extension.id) }));
  return <SlotExtension name={SLOT} extension={extension} props={props} renderFailure={renderNothing} />;
}

function renderNothing() {
  return null;
}

/** Keeps entries on screen, or they would not be loaded. */
const Unseen = styled.div`
  position: absolute;
  inset-block-start: 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
