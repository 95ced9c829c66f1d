import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openStore } from '#lib/server/store/open-store.server';
import { startObjectStorage } from '../fakes/object-storage.mjs';
import { runScript } from '../support/sites/run-node.ts';

let service: Awaited<ReturnType<typeof startObjectStorage>>;
let template = '';
let folder = '';
let env: Record<string, string>;

beforeAll(async () => {
  service = await startObjectStorage();
  template = mkdtempSync(join(tmpdir(), 'belize-storage-'));
  const opened = await openStore(undefined, join(template, 'store.db'));
  await opened.db.destroy();
  mkdirSync(join(template, 'uploads'));
  writeFileSync(join(template, 'uploads', `${'a'.repeat(32)}.webp`), 'image');
  writeFileSync(join(template, 'secret-key'), 'the key of this site');
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belize-storage-'));
  cpSync(template, join(folder, 'data'), { recursive: true });
  env = { ...service.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SECRET_KEY: '' };
});
afterEach(() => {
  service.setFault(undefined);
  service.objects.clear();
  rmSync(folder, { recursive: true });
});
afterAll(async () => {
  await service.close();
  rmSync(template, { recursive: true });
});

const backUp = () => runScript('scripts/backup.mjs', [join(folder, 'backups')], env);
const restore = (name: string) =>
  runScript('scripts/restore.mjs', [name], { ...env, DATA_DIR: join(folder, 'restored') });

describe('A backup with S3-compatible storage', () => {
  test('is in the storage too, and is restored from there on a machine that has nothing else', async () => {
    const made = await backUp();
    expect([made.status, made.errors]).toEqual([0, '']);
    rmSync(join(folder, 'backups'), { recursive: true });
    const { status, errors, output } = await restore('s3:latest');
    expect([status, errors]).toEqual([0, '']);
    expect(output).toContain('with 1 image files');
    const restored = (path: string) => readFileSync(join(folder, 'restored', path), 'utf8');
    expect(restored(`uploads/${'a'.repeat(32)}.webp`)).toBe('image');
    expect(restored('secret-key')).toBe('the key of this site');
    expect(restored('store.db')).toMatch(/^SQLite format 3/);
  });

  test('that the storage refuses is still in its folder, which a sentence says', async () => {
    service.setFault('503');
    const { status, errors } = await backUp();
    expect(status).toBe(1);
    expect(errors).toMatch(
      /^The backup is in .+, but not in the storage\. The storage answered with the status 503\n$/,
    );
  });

  test('that was changed, is unfinished or leads out of its folder is not restored, which a sentence says', async () => {
    await backUp();
    const image = [...service.objects].find(([key]) => key.endsWith('.webp'));
    if (!image) throw new Error('The storage has no image');
    const [key, object] = image;
    service.objects.set(key, { ...object, bytes: Buffer.from('other') });
    expect((await restore('s3:latest')).errors).toMatch(
      /^Nothing was restored\. uploads\/a+\.webp of this backup is damaged\.\n$/,
    );
    const files = key.replace(/uploads\/.*$/, 'files.json');
    const outside = JSON.stringify({ '../../outside': '' });
    service.objects.set(files, { ...object, bytes: Buffer.from(outside) });
    expect((await restore('s3:latest')).errors).toBe(
      'Nothing was restored. The list of files of this backup is damaged.\n',
    );
    service.objects.delete(files);
    expect((await restore('s3:latest')).errors).toMatch(
      /^Nothing was restored\. The storage has no .+files\.json\.\n$/,
    );
  });
});
