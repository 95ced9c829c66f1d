import { describe, expect, test } from '@jest/globals';
import { contentSecurityPolicy, strictPolicy } from '#lib/server/http/content-security-policy';
import { liveVoiceOrigin } from '#lib/voice/live/live-voice-origin';
import { runNode } from '../../../support/sites/run-node.ts';

const connectOf = (policy: string) => policy.split('; ').find((part) => part.startsWith('connect-src'));

describe('The policy of the pages', () => {
  test('lets a page speak to the site alone', () => {
    const policy = contentSecurityPolicy({ dev: false });
    expect(connectOf(policy)).toBe("connect-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("default-src 'self'; script-src 'self' 'unsafe-inline'; script-src-attr 'none'");
  });

  test('and to a configured service, by its origin', () => {
    const policy = contentSecurityPolicy({ dev: false, connect: ['https://api.openai.com'] });
    expect(connectOf(policy)).toBe("connect-src 'self' https://api.openai.com");
  });
});

describe('The strict policy of a page', () => {
  const policy = contentSecurityPolicy({ dev: false, script: ['https://ads.example'] });

  test('has the digests of its inline scripts in the place of all inline scripts', () => {
    expect(strictPolicy(policy, { script: ['a=', 'b='] })).toContain(
      "; script-src 'self' 'sha256-a=' 'sha256-b=' https://ads.example; script-src-attr 'none'; ",
    );
    expect(strictPolicy(policy)).toContain("; script-src 'self' https://ads.example; ");
  });

  test('has the digests of the styles in its HTML beside the site’s own sheets', () => {
    expect(strictPolicy(policy, { style: ['c=', 'd='] })).toContain(
      "; style-src 'self' 'sha256-c=' 'sha256-d='; style-src-attr 'unsafe-inline'; ",
    );
  });

  test('leaves the directives of styles as they are without one, and a policy without inline scripts too', () => {
    expect(strictPolicy(policy)).toContain("; style-src-attr 'unsafe-inline'; ");
    const upload = "default-src 'none'; sandbox";
    expect(strictPolicy(upload, { script: ['a='], style: ['b='] })).toBe(upload);
    const attributes = "script-src-attr 'unsafe-inline'";
    expect(strictPolicy(attributes, { script: ['a='] })).toBe(attributes);
  });
});

describe('The configuration of the build', () => {
  const policyWith = async (env: Record<string, string>) => {
    const { output, errors } = await runNode(
      `const { config } = await import('./next.config.mjs');
      const all = (await config.headers()).flatMap(({ headers }) => headers);
      console.log(all.find(({ key }) => key === 'Content-Security-Policy').value);`,
      { NODE_ENV: 'production', OPENAI_API_BASE: '', ...env },
    );
    expect(errors).toBe('');
    return output.trim();
  };

  test('names the voice service only when it has a key', async () => {
    expect(await policyWith({ OPENAI_API_KEY: '' })).toBe(contentSecurityPolicy({ dev: false }));
    expect(connectOf(await policyWith({ OPENAI_API_KEY: 'key' }))).toBe(
      "connect-src 'self' https://api.openai.com",
    );
  });
});

describe('The origin of the voice service', () => {
  test.each<[Record<string, string | undefined>, string | undefined]>([
    [{}, undefined],
    [{ OPENAI_API_BASE: 'https://api.openai.com' }, undefined],
    [{ OPENAI_API_KEY: '', OPENAI_API_BASE: 'https://api.openai.com' }, undefined],
    [{ OPENAI_API_KEY: 'key' }, 'https://api.openai.com'],
    [{ OPENAI_API_KEY: 'key', OPENAI_API_BASE: '' }, 'https://api.openai.com'],
    [{ OPENAI_API_KEY: 'key', OPENAI_API_BASE: 'https://eu.example/openai/' }, 'https://eu.example'],
    [{ OPENAI_API_KEY: 'key', OPENAI_API_BASE: "https://x.example; script-src 'none'" }, undefined],
    [{ OPENAI_API_KEY: 'key', OPENAI_API_BASE: 'javascript:alert(1)' }, undefined],
    [{ OPENAI_API_KEY: 'key', OPENAI_API_BASE: 'nowhere' }, undefined],
  ])('of %j is %s', (env, origin) => {
    expect(liveVoiceOrigin(env)).toBe(origin);
  });
});
