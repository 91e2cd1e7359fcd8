import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderInBank } from '@bank/shared/testing';
import * as ui from '@bank/shared/ui';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { examples } from '../examples';
import en from '../locales/en.json';
import GalleryPage from './GalleryPage';

const folder = path.join(import.meta.dirname, '../examples');
const files = readdirSync(folder);
const sources = [...files, '../routes/GalleryPage.tsx']
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

test('shows each example under its title', async () => {
  await renderInBank(<GalleryPage />, { remote });

  for (const { title } of examples) expect(screen.getByRole('region', { name: en[title] })).toBeVisible();
  expect(examples).toHaveLength(files.length);
});

test('has an example of every component', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name));

  expect(components.filter((name) => !sources.includes(`<${name}`))).toEqual([]);
});
