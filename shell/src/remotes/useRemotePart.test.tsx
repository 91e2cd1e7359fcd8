import { installConfig } from '@bank/shared/testing';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { startVisit } from '../telemetry/visits';
import { installNetwork } from '../testing/network';
import { release } from '../testing/releases';
import { mountOf, registryOf } from '../testing/remotes';
import { startFederation } from './federation';
import { cachePart, run } from './running';
import { allowScripts } from './scripts';
import { useRemotePart } from './useRemotePart';

test('shows a page whose prefetch ended between its first render and its effects', async () => {
  installConfig();
  const remote = release(installNetwork(), 'mfe-meanwhile');
  const part = mountOf(remote);
  const attempt = { count: 0, visit: startVisit(remote, part) };
  const onFailure = jest.fn();
  const Place = () => {
    const Page = useRemotePart(remote, part, attempt, onFailure).shown?.component;
    return Page ? <Page /> : <p>Loading</p>;
  };
  const LoadsMeanwhile = () => {
    useLayoutEffect(() => cachePart(remote, part, () => <p>Your cards</p>));
    return null;
  };
  startFederation(registryOf(1, [remote]));
  allowScripts([remote]);
  await run(remote);

  render(
    <>
      <Place />
      <LoadsMeanwhile />
    </>,
  );

  expect(screen.getByText('Your cards')).toBeVisible();
  expect(onFailure).not.toHaveBeenCalled();
});
