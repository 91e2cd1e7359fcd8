import { type ExtensionFacts, SlotExtension, useExtensions } from '@bank/shared/contract';
import { memo, useEffect, useState } from 'react';
import styled from 'styled-components';
import { answerAs, offerEntriesAs } from './offers';

const ENTRIES = 'bank/palette/entries@1';
const RESULTS = 'bank/palette/results@1';

/** Loads what remotes add. Entries of one that fails or hangs are missing, and its group says so; nothing else is touched. */
export const RemoteEntries = memo(({ query }: { query: string }) => (
  <Unseen inert>
    {useExtensions(ENTRIES).map((extension) => (
      <Offering key={extension.id} extension={extension} />
    ))}
    {useExtensions(RESULTS).map((extension) => (
      <Answering key={extension.id} extension={extension} query={query} />
    ))}
  </Unseen>
));

const Offering = memo(({ extension }: { extension: ExtensionFacts }) => {
  const [props] = useState(() => ({ offer: offerEntriesAs(extension.id) }));
  return <SlotExtension name={ENTRIES} extension={extension} props={props} renderFailure={renderNothing} />;
});

function renderNothing() {
  return null;
}

function Answering({ extension, query }: { extension: ExtensionFacts; query: string }) {
  const [offer] = useState(() => answerAs(extension.id));
  const renderFailure = (_: ExtensionFacts, retry: () => void) => <Failure offer={offer} retry={retry} />;
  return <SlotExtension name={RESULTS} extension={extension} props={{ query, offer }} renderFailure={renderFailure} />;
}

/** Answers for an extension that cannot. */
function Failure({ offer, retry }: { offer: ReturnType<typeof answerAs>; retry: () => void }) {
  useEffect(() => offer({ status: 'error', retry }), [offer, retry]);
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
