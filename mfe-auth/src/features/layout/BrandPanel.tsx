import { bankConfig } from '@bank/shared/config';
import { ButtonAnchor, IconButton, useReducedMotion } from '@bank/shared/ui';
import { ArrowUpRight, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { displayText } from '../../ui/displayText';
import { BankMark } from './BankMark';
import { OutlineShapes } from './OutlineShapes';
import { Slideshow } from './Slideshow';

/** Dark in both themes, because its pictures are. */
export function BrandPanel() {
  const { bankName, tagline, siteUrl } = bankConfig();
  const text = useText();
  const [isPaused, setPaused] = useState(false);
  const prefersReducedMotion = useReducedMotion();
  return (
    <Panel aria-label={bankName}>
      <Slideshow isPaused={isPaused} />
      <OutlineShapes />
      <Content>
        <BankMark />
        <Foot>
          <Tagline>{tagline}</Tagline>
          <ButtonAnchor href={siteUrl}>
            {text('layout.visitSite')}
            <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
          </ButtonAnchor>
          {!prefersReducedMotion && (
            // WCAG 2.2.2: motion that lasts more than five seconds can be paused.
            <PauseButton
              label={text(isPaused ? 'layout.playPictures' : 'layout.pausePictures')}
              icon={isPaused ? <Play size={18} strokeWidth={1.75} /> : <Pause size={18} strokeWidth={1.75} />}
              tooltipSide="top"
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </Foot>
      </Content>
    </Panel>
  );
}

const Panel = styled.aside`
  position: sticky;
  inset-block-start: 0;
  order: -1;
  height: 100dvh;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);
  color-scheme: dark;
`;

const Content = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: 40px;
  overflow: auto;
  background: linear-gradient(
    to bottom,
    color-mix(in srgb, var(--ground) 72%, transparent),
    transparent 24% 52%,
    color-mix(in srgb, var(--ground) 88%, transparent)
  );
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  justify-items: start;
  gap: 24px;
`;

const Tagline = styled.p`
  grid-column: 1 / -1;
  max-width: 12em;
  ${displayText}
`;

const PauseButton = styled(IconButton)`
  color: var(--ink);
`;
