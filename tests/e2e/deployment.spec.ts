import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasNginx, PURGE_MODULE } from '../../lab/harness/nginx.mjs';
import { someJpeg } from '../support/images/images.ts';
import { commandOf, instruction, lastStage } from '../support/sites/dockerfile.ts';

/** The account that owns nothing; only root can start a process as another one. */
const NOBODY = 65_534;
const CACHE = '/var/lib/nginx/celebrations';
const isRoot = process.getuid?.() === 0;

const stage = lastStage('deploy/Dockerfile');

/** Every path below a folder, with the time of its last change. */
const snapshot = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort().join('\n');

test.describe('The image of deploy/Dockerfile, made by its own instructions in a folder', () => {
  // One folder for all of them.
  test.describe.configure({ mode: 'default' });
  let folder: string;

  test.beforeAll(() => {
    test.setTimeout(180_000);
    execFileSync('node', ['scripts/standalone.mjs'], { stdio: 'pipe' });
    folder = mkdtempSync(join(tmpdir(), 'belize-celebrations-image-'));
    const [from = '', to = ''] = instruction(stage, 'COPY').replace('--from=build ', '').split(' ');
    expect(from).toMatch(/^\/build\//);
    cpSync(from.replace('/build/', ''), join(folder, to), { recursive: true });
    mkdirSync(join(folder, instruction(stage, 'VOLUME')), { mode: 0o700 });
    chmodSync(folder, 0o755);
    if (isRoot) chownSync(join(folder, instruction(stage, 'VOLUME')), NOBODY, NOBODY);
  });

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('serves pages and images without the project, as an account that can write nothing but its data', async () => {
    const site = join(folder, instruction(stage, 'WORKDIR'));
    const data = join(folder, instruction(stage, 'VOLUME'));
    const before = snapshot(site);
    const port = '4431';
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'production',
      ...Object.fromEntries(
        instruction(stage, 'ENV')
          .split(' ')
          .map((pair) => pair.split('=') as [string, string]),
      ),
      PORT: port,
      DATA_DIR: data,
      PATH: process.env.PATH ?? '',
    };
    const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const [command = '', ...words] = commandOf(instruction(stage, 'CMD'));
    expect(command).toBe('node');
    let log = '';
    const server = spawn(process.execPath, words, {
      cwd: site,
      env,
      ...account,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
    try {
      const [, ...probe] = commandOf(instruction(stage, 'HEALTHCHECK'));
      const isHealthy = () => spawnSync(process.execPath, probe, { env }).status === 0;
      await expect.poll(isHealthy).toBe(true);
      const url = `http://127.0.0.1:${port}`;
      const page = await fetch(url);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Belize Celebrations');
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await someJpeg())], { type: 'image/jpeg' }));
      const upload = await fetch(`${url}/api/upload-image`, { method: 'POST', body: form });
      expect(upload.status).toBe(200);
      const { url: image } = (await upload.json()) as { url: string };
      expect((await fetch(url + image)).headers.get('content-type')).toBe('image/webp');
      expect(readdirSync(data)).toContain('uploads');
    } finally {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill(instruction(stage, 'STOPSIGNAL') as NodeJS.Signals);
      await ended;
    }
    expect(snapshot(site)).toBe(before);
    expect(log).not.toMatch(/error|warn/i);
  });

  test('has nothing that was sent to the site, no key and no settings of this machine', () => {
    const site = join(folder, instruction(stage, 'WORKDIR'));
    const paths = readdirSync(site, { recursive: true }).map(String);
    expect(paths).toContain(join('data', 'events.csv'));
    expect(
      paths.filter(
        (path) =>
          /(^|[\\/])(store\.db|secret-key|\.env|test-results|tests)/.test(path) &&
          !path.includes('node_modules'),
      ),
    ).toEqual([]);
  });

  test('has the commands of operators', () => {
    const site = join(folder, instruction(stage, 'WORKDIR'));
    const DATA_DIR = mkdtempSync(join(folder, 'cli-'));
    const run = (...words: string[]) =>
      spawnSync(process.execPath, ['--conditions=react-server', ...words], {
        cwd: site,
        env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', DATA_DIR },
        encoding: 'utf8',
      });
    expect(run('scripts/moderator.mjs', 'list').stdout).toBe('No items.\n');
    expect(run('scripts/deliver.mjs').stdout).toBe('0 delivered, 0 waiting, 0 failed\n');
    expect(run('scripts/backup.mjs', join(DATA_DIR, 'backups')).status).toBe(0);
  });

  test('is started the same way by systemd and by compose, with settings that exist', () => {
    const unit = readFileSync('deploy/systemd/belize-celebrations.service', 'utf8');
    expect(unit).toContain(`ExecStart=/usr/bin/${commandOf(instruction(stage, 'CMD')).join(' ')}\n`);
    const known = new Set(
      readFileSync('.env.example', 'utf8')
        .match(/^(?:# )?[A-Z][A-Z\d_]+(?==)/gm)
        ?.map((name) => name.replace('# ', '')),
    );
    const compose = readFileSync('deploy/compose.yaml', 'utf8');
    // Relative to the file; the certificate is the operator's.
    const mounted = [...compose.matchAll(/'?(\.\/[^':]+):\//g)].map(([, path = '']) => path);
    expect(mounted).toEqual(['./tls']);
    expect(existsSync('deploy/nginx/Dockerfile')).toBe(true);
    const named = [...compose.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
    expect(named).toContain('DATABASE_URL');
    expect(named.filter((name) => name && !known.has(name) && name !== 'PORT')).toEqual([]);
  });
});

test('The nginx of deploy/compose.yaml, made by its own instructions, is accepted by nginx and is in front of both servers', () => {
  const tools = ['nginx', 'openssl', 'sed'].every((tool) => spawnSync(tool, ['--help']).error === undefined);
  test.skip(!tools || !hasNginx(), 'There is no nginx of Debian with its purge module, or no openssl');
  const folder = mkdtempSync(join(tmpdir(), 'belize-celebrations-proxy-'));
  try {
    const nginx = lastStage('deploy/nginx/Dockerfile');
    expect(instruction(nginx, 'COPY')).toBe('belize-celebrations.conf for-compose.sed /tmp/');
    const made = nginx.find(({ words }) => words.startsWith('sed '))?.words ?? '';
    const [command = '', ...words] =
      made.split(' > ')[0]?.replaceAll('/tmp/', 'deploy/nginx/').split(' ') ?? [];
    const text = execFileSync(command, words, { encoding: 'utf8' });
    const key = join(folder, 'privkey.pem');
    const certificate = join(folder, 'fullchain.pem');
    const subject = ['-nodes', '-subj', '/CN=localhost', '-days', '1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', certificate],
      {
        stdio: 'ignore',
      },
    );
    // Names of containers, and folders of the image, that this machine does not have.
    const here = text
      .replace(/site-[ab](?=:3000)/g, '127.0.0.1')
      .replaceAll('/etc/nginx/tls', folder)
      .replaceAll(CACHE, join(folder, 'cache'));
    // nginx makes this folder, but not the one above, which Debian's package has.
    expect(text).toContain(`proxy_cache_path ${CACHE} `);
    expect(existsSync(dirname(CACHE))).toBe(true);
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `load_module ${PURGE_MODULE};\npid ${folder}/pid;\nevents {}\nhttp {\n${here}\n}\n`);
    const { stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
    expect(stderr).toContain('test is successful');
    expect(text.match(/server site-[ab]:3000 max_fails=0;/g)).toHaveLength(2);
    const directives = text.replace(/^ *#.*$/gm, '');
    expect(directives).not.toMatch(/127\.0\.0\.1|events\.example|letsencrypt/);
    expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain('CACHE_PURGE_URL: http://proxy:8079');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
