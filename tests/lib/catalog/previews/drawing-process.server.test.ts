import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { DrawingFailed, drawingProcess } from '#lib/catalog/previews/drawing-process.server';
import { type PreviewContent, SITE_PREVIEW } from '#lib/events/preview/preview-content';
import { temporaryFolder } from '../../../support/events/fresh-events.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = {
  timeoutMs: 60_000,
  memoryBytes: 512 * MEGABYTE,
  outgrownBytes: 512 * MEGABYTE,
  heapMb: 96,
  idleMs: 60_000,
  nicer: 0,
};
/** Nothing can be drawn of this. */
const IMPOSSIBLE = { title: 'No lines' } as PreviewContent;

// Milliseconds: a process starts in less than one second, on a busy machine in many.
jest.setTimeout(120_000);

const opened: { end: () => void }[] = [];
function processWith(limits: Partial<typeof LIMITS> = {}) {
  const drawer = drawingProcess({ ...LIMITS, ...limits });
  opened.push(drawer);
  return drawer;
}
afterEach(() => {
  for (const drawer of opened.splice(0)) drawer.end();
});

const sizeOf = async (jpeg: Uint8Array) => {
  const { format, width, height } = await sharp(jpeg).metadata();
  return { format, width, height };
};
const PREVIEW = { format: 'jpeg', width: 1200, height: 630 };

/** Waits until a process has ended. */
async function ended(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('the drawing process', () => {
  test('draws several previews, and is started anew after a crash and after a drawing that failed', async () => {
    const drawer = processWith();
    expect(await sizeOf(await drawer.draw(SITE_PREVIEW))).toEqual(PREVIEW);
    const first = drawer.pid();
    await drawer.draw(SITE_PREVIEW);
    expect(drawer.pid()).toBe(first);

    const crashing = drawer.draw(SITE_PREVIEW);
    process.kill(first ?? 0, 'SIGKILL');
    await expect(crashing).rejects.toThrow(new DrawingFailed('ended'));
    expect(await sizeOf(await drawer.draw(SITE_PREVIEW))).toEqual(PREVIEW);
    expect(drawer.pid()).not.toBe(first);

    await expect(drawer.draw(IMPOSSIBLE)).rejects.toThrow(new DrawingFailed('TypeError'));
    expect(await sizeOf(await drawer.draw(SITE_PREVIEW))).toEqual(PREVIEW);
  });

  test('draws the upload that it is given into the place of the image, and a drawing for one that is no image', async () => {
    const content = { ...SITE_PREVIEW, picture: `/uploads/${'0a'.repeat(16)}.webp` };
    const magenta = { width: 40, height: 40, channels: 3 as const, background: '#ff00ff' };
    const upload = await sharp({ create: magenta }).webp().toBuffer();
    const colourOf = async (jpeg: Uint8Array) =>
      [...(await sharp(jpeg).extract({ left: 1100, top: 100, width: 1, height: 1 }).raw().toBuffer())].map(
        (value) => Math.round(value / 64) * 64,
      );
    const drawer = processWith();
    expect(await colourOf(await drawer.draw(content, upload))).toEqual([256, 0, 256]);
    expect(await sizeOf(await drawer.draw(content, new Uint8Array([1, 2, 3])))).toEqual(PREVIEW);
    expect(await colourOf(await drawer.draw(content))).not.toEqual([256, 0, 256]);
  });

  test('is started anew when it was killed while it had nothing to draw', async () => {
    const drawer = processWith();
    await drawer.draw(SITE_PREVIEW);
    const pid = drawer.pid() ?? 0;
    process.kill(pid, 'SIGKILL');
    await ended(pid);
    expect(await sizeOf(await drawer.draw(SITE_PREVIEW))).toEqual(PREVIEW);
  });

  test.each([
    ['takes too long', { timeoutMs: 20 }, 'time'],
    ...(process.platform === 'linux'
      ? [['takes too much memory', { memoryBytes: 1 }, 'memory'] as const]
      : []),
    ['runs out of its heap', { heapMb: 1 }, 'ended'],
  ] as const)('is killed or ends when it %s', async (_, limits, reason) => {
    const drawer = processWith(limits);
    const drawing = drawer.draw(SITE_PREVIEW);
    const pid = drawer.pid() ?? 0;
    await expect(drawing).rejects.toThrow(new DrawingFailed(reason));
    await ended(pid);
    expect(drawer.pid()).toBeUndefined();
  });

  test('is replaced when it has outgrown its memory, and ended when it is idle', async () => {
    const outgrown = processWith({ outgrownBytes: 1 });
    const idle = processWith({ idleMs: 1 });
    for (const drawer of [outgrown, idle]) {
      const drawing = drawer.draw(SITE_PREVIEW);
      const pid = drawer.pid() ?? 0;
      expect(await sizeOf(await drawing)).toEqual(PREVIEW);
      await ended(pid);
      expect(drawer.pid()).toBeUndefined();
    }
  });
});

test('the drawing process needs no files but those that the build traces for it', async () => {
  const { config } = await import('../../../../next.config.mjs');
  const patterns = config.outputFileTracingIncludes?.['/events/**'] ?? [];
  const { path, remove } = await temporaryFolder();
  const project = process.cwd();
  try {
    for (const file of globSync(patterns, { cwd: project })) {
      await cp(join(project, file), join(path, file), { recursive: false }).catch(() => {});
    }
    process.chdir(path);
    expect(await sizeOf(await processWith().draw(SITE_PREVIEW))).toEqual(PREVIEW);
  } finally {
    process.chdir(project);
    await remove();
  }
});
