import path from 'node:path';

export const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export function contentType(file: string): string {
  const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream';
  return /^text|json$/.test(type) ? `${type}; charset=utf-8` : type;
}
